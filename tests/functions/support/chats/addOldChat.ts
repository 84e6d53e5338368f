import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';
import { ruleDocuments } from '../../../support/ruleDocuments.ts';

const OLD = new Date('2026-11-01T12:00:00Z');

const HANDOVER = { status: 'ended', dueAt: OLD, email: '', agentUid: null, agentName: null };

/** A conversation with its messages, a relayed one and the live document, as it was some weeks ago. */
export async function addOldChat(orgId: string, chatbotId: string, messages: number, at = OLD): Promise<string> {
  const chatId = newId();
  const batch = admin.db.batch();
  const put = (path: string, document: object): void =>
    void batch.set(admin.db.doc(path), { ...document, chatbotId, at });
  const { chat, message, live, relayed, mail } = ruleDocuments;
  put(paths.chat(orgId, chatId), {
    ...chat,
    lastMessageAt: at,
    createdAt: at,
    handover: { ...HANDOVER, requestedAt: at },
  });
  for (let n = 0; n < messages; n += 1) put(paths.message(orgId, chatId, newId()), message);
  put(paths.live(orgId, chatId), live);
  put(paths.relayed(orgId, chatId, newId()), relayed);
  const told = { kind: 'answer-disliked', orgId, chatbotId, chatbotName: 'Guide', chatId, excerpt: 'Canary' };
  put(paths.mail(newId()), { ...mail, message: told });
  await batch.commit();
  return chatId;
}
