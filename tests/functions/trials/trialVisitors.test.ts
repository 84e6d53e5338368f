import { answer } from '@parlance/domain/contracts/answering';
import { watchChat } from '@parlance/domain/contracts/conversations/handover';
import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { renewVisitorToken } from '../../../functions/src/edge/embed/renewVisitorToken.ts';
import { readSiteTrial } from '../../../functions/src/edge/trials/readSiteTrial.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { signUpWithTrial } from '../support/trials/signUpWithTrial.ts';
import { storedTrial } from '../support/trials/storedTrial.ts';

const CONTACT = {
  contactId: newId(),
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  consent: true,
};

const load = (path: string) => fetch(`${suiteUrls.functions}/web${path}`);

function tokenFor(chatbotId: string, chatId = newId()): string {
  return createVisitorToken({ chatbotId, chatId, origin: '', channel: 'iframe' });
}

it('a trial before sign-up gives no visitor a token, and its own page asks in the chat’s place (A-123)', async () => {
  const { key, chatbotId } = await storedTrial();
  for (const path of [`/iframe/${chatbotId}`, `/iframe/${chatbotId}?via=widget`, `/widget/${chatbotId}.js`]) {
    const response = await load(path);
    expect([path, response.status, await response.text()]).not.toEqual([path, 200, expect.anything()]);
  }
  const preview = await load(`/iframe/${chatbotId}?via=preview`);
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain('"visitorToken":""');
  expect((await readSiteTrial(key)).chatbotId).toBe(chatbotId);
});

it('a trial before sign-up takes no visitor’s token, however it was come by (A-123)', async () => {
  const { orgId, chatbotId } = await storedTrial();
  const token = tokenFor(chatbotId);
  const question = { token, messageId: newId(), text: 'Hello?', locale: 'en' };
  for (const [{ name }, input] of [
    [watchChat, { token }],
    [submitContact, { token, ...CONTACT }],
    [answer, question],
  ] as const) {
    expect([name, (await postRaw(name, input)).code]).toEqual([name, 'not-found']);
  }
  await expect(renewVisitorToken(token)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
  expect((await admin.db.collection(paths.leads(orgId)).get()).empty).toBe(true);
});

it('a customer’s inactive chatbot takes messages as before, and so does a trial that an account has taken over', async () => {
  const { orgId } = await makeOrg({ plan: 'trial' });
  const own = await makeChatbot(orgId, { status: 'inactive' });
  const trial = await storedTrial();
  await signUpWithTrial(trial.key);
  for (const { orgId: of, chatbotId } of [{ orgId, chatbotId: own }, trial]) {
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ isSiteTrial }) => !isSiteTrial);
    const page = await (await load(`/iframe/${chatbotId}`)).text();
    expect(/"visitorToken":"[^"]+"/.test(page)).toBe(true);
    const chatId = newId();
    const token = tokenFor(chatbotId, chatId);
    await callContract(submitContact, { token, ...CONTACT, contactId: newId(), consent: true });
    await admin.db.doc(paths.chat(of, chatId)).set({ ...ruleDocuments.chat, chatbotId });
    expect((await callContract(watchChat, { token })).customToken).not.toBe('');
  }
});
