import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { can } from '@parlance/domain/roles';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { hashOf } from '../../kernel/platform/secrets/hashOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { recordFirst } from '../../versions/recordFirst.ts';
import { projectWidget } from '../projectWidget.ts';
import { startSettings, type StartWish } from '../startSettings.ts';

interface ChatbotWish extends StartWish {
  description: string;
  requestId?: string | undefined;
}

/** Hash characters with as many bits as a new id. */
const ID_CHARACTERS = 32;

/** The id of a request's chatbot: nobody else's request makes the same one. */
function chatbotIdOf({ orgId, uid }: Membership, requestId: string): string {
  return hashOf(orgId, uid, requestId).slice(0, ID_CHARACTERS);
}

/**
 * Makes a chatbot if the plan has room, counted in the same transaction. It begins as `startSettings` says. A `requestId` that has made
 * one already is answered with that. Throws `chatbot-limit-reached` { current, max }.
 */
export async function createChatbot(who: Membership, wish: ChatbotWish): Promise<string> {
  const { orgId } = who;
  const { name, description, requestId } = wish;
  const chatbotId = requestId === undefined ? newId() : chatbotIdOf(who, requestId);
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if ((await transaction.get(refs.chatbot(orgId, chatbotId))).exists) return chatbotId;
    const max = PLAN_LIMITS[org.plan].chatbots;
    if (org.chatbotCount >= max) throw new AppError('chatbot-limit-reached', { current: org.chatbotCount, max });
    const at = new Date();
    const start = startSettings(wish, org, can(who.role, 'domains.update'));
    const settings = { ...newChatbot(name, description), ...start };
    const { number } = recordFirst(transaction, { orgId, chatbotId, settings, by: who.uid, at, knowledgeOf: 1 });
    const chatbot = { ...settings, release: number, createdAt: at };
    transaction.create(refs.chatbot(orgId, chatbotId), chatbot);
    // The trigger would do it, too, after whoever made the chatbot has already looked at its preview.
    transaction.create(refs.widget(chatbotId), projectWidget(orgId, org, chatbot));
    transaction.update(refs.org(orgId), { chatbotCount: FieldValue.increment(1) });
    recordActivity(transaction, orgId, who, { kind: 'chatbot-created', subject: name });
    return chatbotId;
  });
}
