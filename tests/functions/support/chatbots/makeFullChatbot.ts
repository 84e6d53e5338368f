import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from 'vitest';
import { admin } from '../../../support/admin.ts';
import type { TestOrg } from '../../../support/makeOrg.ts';
import { ruleReleaseDocuments } from '../../../support/documents/ruleReleaseDocuments.ts';
import { ruleActionDocuments } from '../../../support/documents/ruleActionDocuments.ts';
import { ruleContactDocuments } from '../../../support/documents/ruleContactDocuments.ts';
import { ruleDraftDocuments } from '../../../support/documents/ruleDraftDocuments.ts';
import { ruleTestDocuments } from '../../../support/documents/ruleTestDocuments.ts';
import { ruleDocuments } from '../../../support/ruleDocuments.ts';
import { addOldChat } from '../chats/addOldChat.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';

/** A chatbot with something in every place that holds anything of one. */
export async function makeFullChatbot(org: TestOrg): Promise<{ chatbotId: string; chatIds: string[] }> {
  const { orgId } = org;
  const chatbotId = await trainedChatbot(orgId, 'We are open from nine to five.');
  const chatIds = [await addOldChat(orgId, chatbotId, 3), await addOldChat(orgId, chatbotId, 2)];
  const exportId = newId();
  const removedId = newId();
  const { contradiction, dataExport, figureShard, lead, stats, notification, refusedOrigin } = ruleDocuments;
  const question = { chatId: chatIds[0], messageId: newId(), question: 'Canary?', at: new Date() };
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.lead(orgId, newId())), { ...lead, chatbotId });
  batch.set(admin.db.doc(paths.declaration(orgId, newId())), { ...ruleDocuments.declaration, chatbotId });
  batch.set(admin.db.doc(paths.submission(orgId, newId())), { ...ruleDocuments.submission, chatbotId });
  batch.set(admin.db.doc(paths.form(orgId, chatbotId, newId())), ruleDocuments.form);
  const ready = {
    ...dataExport,
    chatbotId,
    status: 'ready',
    leaseUntil: null,
    expiresAt: new Date(Date.now() + DAY_MS),
  };
  batch.set(admin.db.doc(paths.export(orgId, exportId)), ready);
  batch.set(admin.db.doc(paths.stats(orgId, chatbotId, '2026-11-01')), {
    ...stats,
    chatbotId,
    unanswered: { 3: question },
  });
  batch.set(admin.db.doc(paths.figureShard(orgId, chatbotId, '2026-11-01', '7')), {
    ...figureShard,
    chatbotId,
    day: '2026-11-01',
    unanswered: { 4: question },
  });
  batch.set(admin.db.doc(paths.notification(orgId, chatbotId, 'someone')), notification);
  batch.set(admin.db.doc(paths.refusedOrigin(orgId, chatbotId, 'hash')), refusedOrigin);
  batch.set(admin.db.doc(paths.contradiction(orgId, newId())), { ...contradiction, chatbotId });
  batch.set(admin.db.doc(paths.action(orgId, chatbotId, 'action')), ruleActionDocuments.action);
  batch.set(admin.db.doc(paths.actionSecret(orgId, chatbotId, 'action')), ruleActionDocuments.actionSecret);
  batch.set(admin.db.doc(paths.actionFigure(orgId, chatbotId, 'action')), ruleActionDocuments.actionFigures);
  batch.set(admin.db.doc(paths.actionChange(orgId, chatbotId, 'key')), ruleActionDocuments.actionChange);
  const { contact, identityKeys, identitySettings, identityUse } = ruleContactDocuments;
  batch.set(admin.db.doc(paths.contact(orgId, chatbotId, 'contact')), { ...contact, chatbotId });
  batch.set(admin.db.doc(paths.identityKeys(orgId, chatbotId)), identityKeys);
  batch.set(admin.db.doc(paths.identitySettings(orgId, chatbotId)), { ...identitySettings, chatbotId });
  batch.set(admin.db.doc(paths.identityUse(orgId, chatbotId, 'hash')), identityUse);
  const { testCase, testResult, testRun, testState } = ruleTestDocuments;
  batch.set(admin.db.doc(paths.testState(orgId, chatbotId)), testState);
  batch.set(admin.db.doc(paths.testCase(orgId, chatbotId, 'case')), testCase);
  batch.set(admin.db.doc(paths.testRun(orgId, chatbotId, 'run')), testRun);
  batch.set(admin.db.doc(paths.testResult(orgId, chatbotId, 'run', 'case')), testResult);
  const { draftAnswer, draftRun } = ruleDraftDocuments;
  batch.set(admin.db.doc(paths.draftRun(orgId, chatbotId, 'run')), draftRun);
  batch.set(admin.db.doc(paths.draftAnswer(orgId, newId(), 'message')), { ...draftAnswer, chatbotId });
  const { knowledge, release, releaseState, removedSource } = ruleReleaseDocuments;
  batch.set(admin.db.doc(paths.release(orgId, chatbotId, '2')), release);
  batch.set(admin.db.doc(paths.knowledge(orgId, chatbotId, '1', '0')), knowledge);
  batch.set(admin.db.doc(paths.releaseState(orgId, chatbotId)), releaseState);
  batch.set(admin.db.doc(paths.removedSource(orgId, removedId)), { ...removedSource, chatbotId, sourceId: removedId });
  await batch.commit();
  const told = admin.db.collection('mail').where('message.chatbotId', '==', chatbotId);
  // Two of the conversations, and one each for owner and administrator of what was left for the business.
  await expect.poll(async () => (await told.get()).size, { timeout: 20_000 }).toBe(4);
  await admin.bucket.file(paths.exportFile(orgId, chatbotId, exportId)).save('Canary', { resumable: false });
  return { chatbotId, chatIds };
}
