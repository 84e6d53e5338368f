import type { AgentMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { queueOutbound } from '../../delivery/queueOutbound.ts';
import { wakeExchange } from '../../delivery/wakeExchange.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { takeAttachmentOfDay } from './limits/takeAttachmentOfDay.ts';
import { countFirstResponse } from './countFirstResponse.ts';
import { relayMessage } from './live/relayMessage.ts';
import type { Saying } from '../sendVisitorMessage.ts';
import { editShare } from './editShare.ts';
import { withAgentText } from './withAgentText.ts';

interface AgentSaying extends Saying {
  /** The suggested reply that the text began as. */
  draft?: string | undefined;
  /** The agent's own words, of which the text is the translation. */
  original?: AgentMessage['original'] | undefined;
}

/**
 * Stores what the agent of a conversation writes to its visitor, with how far that is from the suggestion it began as. A repeated `messageId` changes nothing.
 * Throws `not-found`, `chat-not-taken-over` for everybody else, and of a file `attachment-limit-reached` { max }.
 */
export async function sendAgentMessage(
  who: Membership,
  chatId: string,
  { messageId, text, draft, original = null, attachment = null }: AgentSaying,
): Promise<void> {
  const { orgId, uid } = who;
  const draftChange = draft === undefined ? null : editShare(draft, original?.text ?? text);
  const written = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (chat === undefined) throw new AppError('not-found');
    const ref = refs.message(orgId, chatId, messageId);
    if ((await transaction.get(ref)).exists) return undefined;
    const { chatbotId, handover } = chat;
    if (chat.mode !== 'human' || handover?.agentUid !== uid) throw new AppError('chat-not-taken-over');
    const agentName = handover.agentName ?? '';
    const now = new Date();
    if (attachment !== null) await takeAttachmentOfDay(transaction, orgId, now);
    const by = { agentUid: uid, agentName };
    const message: AgentMessage = {
      chatbotId,
      role: 'agent',
      text,
      at: now,
      ...by,
      draftChange,
      original,
      translations: {},
      attachment,
      delivery: chat.thread === null ? null : { state: 'waiting', fault: null, at: now },
    };
    transaction.create(ref, message);
    relayMessage(transaction, { orgId, chatId }, messageId, message);
    queueOutbound(transaction, { orgId, chatId, messageId }, chat, now);
    transaction.update(refs.chat(orgId, chatId), {
      messageCount: FieldValue.increment(1),
      lastMessageAt: now,
      turns: withAgentText(chat.turns, attachment === null ? text : `[${text}]`),
      unread: false,
      classifiedAt: null,
      handover: { ...handover, status: 'joined', awayAt: null, awaitedSince: null },
      firstResponseMs: countFirstResponse(transaction, orgId, chat, now),
    });
    transaction.update(refs.live(orgId, chatId), { agentTypingAt: null });
    return chat;
  });
  if (written !== undefined) await wakeExchange(orgId, written.thread, messageId);
}
