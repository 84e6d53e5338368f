import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { MEMBER_CALLS } from '../../support/calls/MEMBER_CALLS.ts';
import { storedAnswer } from '../support/answering/storedAnswer.ts';

/** Calls that give a chatbot something to know, change its settings, or say where it may be shown. */
const CALLS: readonly string[] = [
  'addWebsite',
  'changeAllowedDomains',
  'chooseSeparator',
  'createUpload',
  'importQa',
  'recrawlWebsite',
  'retrySource',
  'reviseAnswer',
  'saveChatbotSettings',
  'saveQa',
  'updateWebsite',
];

const { orgId, users } = await makeTeam();
const chatbotId = await makeChatbot(orgId, { isDeleting: true });
const [sourceId, { sourceId: websiteId }, answer] = await Promise.all([
  makeSource(orgId, chatbotId, 'Some text.', {
    fileType: 'csv',
    status: 'failed',
    error: 'ingestion-failed',
    leaseUntil: null,
  }),
  makeWebsite(orgId, chatbotId, 'https://shop.example/'),
  storedAnswer(orgId, chatbotId),
]);
// One that is waiting is not read again anyway.
await admin.db.doc(paths.source(orgId, websiteId)).update({ status: 'failed' });
const [inviteId, keyId, leadId, webhookId, deliveryId] = [newId(), newId(), newId(), newId(), newId()];
const others = {
  inviteId,
  keyId,
  leadId,
  declarationId: newId(),
  submissionId: newId(),
  webhookId,
  deliveryId,
  uid: users.viewer.uid,
};
const ids = { orgId, chatbotId, sourceId, websiteId, ...others, ...answer };

/** Everything that the calls could have written. */
async function written(): Promise<unknown[]> {
  const [chatbot, ...found] = await Promise.all([
    admin.db.doc(paths.chatbot(orgId, chatbotId)).get(),
    ...[paths.sources(orgId), paths.messages(orgId, answer.chatId), paths.activity(orgId)].map((collection) =>
      admin.db.collection(collection).get(),
    ),
  ]);
  return [chatbot.data(), ...found.map(({ docs }) => docs.map((document) => document.data()))];
}

describe('a chatbot that is being deleted', () => {
  it.each(CALLS)('does not exist any more for %s', async (name) => {
    const call = MEMBER_CALLS.find((one) => one.name === name);
    const before = await written();
    const { code } = await postRaw(name, call?.input(ids), users.owner.idToken);
    expect(code).toBe('not-found');
    expect(await written()).toEqual(before);
  });

  it('does not exist any more for what tries its website again', async () => {
    const before = await written();
    const { code } = await postRaw('retrySource', { orgId, sourceId: websiteId }, users.owner.idToken);
    expect(code).toBe('not-found');
    expect(await written()).toEqual(before);
  });
});
