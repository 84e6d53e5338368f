import type { AgentMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { wakeExchange } from '../../delivery/wakeExchange.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { takeReplyOfDay } from './limits/takeReplyOfDay.ts';
import { takeAttachmentOfDay } from './limits/takeAttachmentOfDay.ts';
import type { Saying } from '../sendVisitorMessage.ts';
import { editShare } from './editShare.ts';
import { writeAgentMessage } from './writeAgentMessage.ts';

interface AgentSaying extends Saying {
  /** The suggested reply that the text began as. */
  draft?: string | undefined;
  /** The agent's own words, of which the text is the translation. */
  original?: AgentMessage['original'] | undefined;
}

/**
 * Stores what the agent of a conversation writes to its visitor, with how far that is from the suggestion it began as. A repeated `messageId` changes nothing.
 * In the exchange with a lead it is one of
 * the day's mails to leads. Throws `not-found`, `chat-not-taken-over` for everybody else, `reply-limit-reached` { max }, and of a file
 * `attachment-limit-reached` { max }.
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
    if (chat.mode !== 'human' || chat.handover?.agentUid !== uid) throw new AppError('chat-not-taken-over');
    const now = new Date();
    const org = chat.leadId === undefined ? undefined : (await transaction.get(refs.org(orgId))).data();
    const isFile = attachment !== null;
    if (org !== undefined) await takeReplyOfDay(transaction, orgId, { plan: org.plan, isFile }, now);
    else if (isFile) await takeAttachmentOfDay(transaction, orgId, now);
    const by = { agentUid: uid, agentName: chat.handover.agentName ?? '' };
    const writing = { messageId, text, ...by, draftChange, original, attachment };
    writeAgentMessage(transaction, { orgId, chatId }, chat, writing, now);
    return chat;
  });
  if (written !== undefined) await wakeExchange(orgId, written.thread, messageId);
}
