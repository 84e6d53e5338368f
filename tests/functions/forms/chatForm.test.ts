import { deleteSubmissions, readSubmissionFile } from '@parlance/domain/contracts/forms/submissions';
import { readForm, submitForm } from '@parlance/domain/contracts/forms/visitors';
import {
  erasePerson,
  exportPerson,
  findPerson,
  readMasked,
  revealPersonalData,
  setPersonalDataAccess,
} from '@parlance/domain/contracts/privacy';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createVisitorToken, verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { fieldOf, ruleFormContent } from '../../support/documents/ruleForms.ts';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { makeForm, submissionsOf, submittedFilesOf } from '../support/forms/formClient.ts';
import { deliveriesOf, makeWebhook } from '../support/webhooks/webhookFixture.ts';

const PHOTO = makeJpeg().toString('base64');

const ANSWERS = [
  { name: 'name', value: 'Erika Mustermann' },
  { name: 'email', value: 'erika@example.com' },
  { name: 'agreed', value: 'true' },
];

/** A team whose chatbot has a form with a file, and a conversation of somebody whom its website's server vouches for. */
async function makeVisit() {
  const team = await makeTeam();
  const { orgId } = team;
  const chatbotId = await makeChatbot(orgId);
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  const fields = [...ruleFormContent.fields, fieldOf('photo', { type: 'file', isRequired: false })];
  const formId = await makeForm(orgId, chatbotId, { fields });
  const [chatId, contactId] = [newId(), newId()];
  const visitor = { chatbotId, chatId, origin: 'https://shop.example', channel: 'widget' as const };
  return { ...team, chatbotId, formId, chatId, contactId, visitor };
}

const tokenOf = (visitor: Parameters<typeof createVisitorToken>[0]): string => createVisitorToken(visitor);

function send(
  token: string,
  formId: string,
  changed: {
    submissionId?: string;
    answers?: typeof ANSWERS;
    files?: { field: string; name: string; data: string }[];
  } = {},
) {
  const sent = { submissionId: newId(), answers: ANSWERS, files: [], language: 'fr' as const, ...changed };
  return callContract(submitForm, { token, formId, ...sent });
}

describe('a form in the chat', () => {
  it('comes with all of its words in the visitor’s language', async () => {
    const { visitor, formId } = await makeVisit();
    const french = await callContract(readForm, { token: tokenOf(visitor), formId, language: 'fr' });
    expect(french).toMatchObject({ title: 'Callback', button: 'Envoyer', texts: { optional: 'facultatif' } });
    const german = await callContract(readForm, { token: tokenOf(visitor), formId, language: 'de' });
    expect(german).toMatchObject({ title: 'Rückruf', fields: [{ label: 'Ihr Name' }, {}, {}, {}] });
  });

  it('is stored once with its conversation and its lead, however often it comes', async () => {
    const { orgId, chatbotId, visitor, formId, chatId } = await makeVisit();
    await admin.db.doc(paths.chat(orgId, chatId)).set({ ...ruleDocuments.chat, chatbotId });
    const submissionId = newId();
    const files = [{ field: 'photo', name: 'jacket.jpg', data: PHOTO }];
    const sent = await Promise.all([1, 2].map(() => send(tokenOf(visitor), formId, { submissionId, files })));
    sent.push(await send(tokenOf(visitor), formId, { submissionId }));
    expect(sent).toEqual([1, 2, 3].map(() => ({ thanks: 'Merci. Vos informations ont bien été envoyées.' })));
    const stored = await submissionsOf(orgId);
    const id = `${chatId}-${submissionId}`;
    expect([...stored.keys()]).toEqual([id]);
    expect(stored.get(id)).toMatchObject({ chatId, leadId: id, contactId: null, locale: 'en' });
    expect(await submittedFilesOf(orgId)).toHaveLength(1);
    const lead = leadSchema.parse((await admin.db.doc(paths.lead(orgId, id)).get()).data());
    expect(lead).toMatchObject({ chatId, name: 'Erika Mustermann', message: 'Your photo: jacket.jpg' });
  });

  it('names what is wrong, and stores neither entry nor file', async () => {
    const { orgId, visitor, formId } = await makeVisit();
    const files = [{ field: 'photo', name: 'a.jpg', data: Buffer.from('MZ').toString('base64') }];
    const answers = [{ name: 'email', value: 'erika@' }];
    const wrong = await send(tokenOf(visitor), formId, { answers, files });
    expect('problems' in wrong && wrong.problems.map(({ name }) => name)).toEqual(['name', 'email', 'agreed']);
    const file = await send(tokenOf(visitor), formId, { files });
    expect('problems' in file && file.problems.map(({ name }) => name)).toEqual(['photo']);
    expect([(await submissionsOf(orgId)).size, await submittedFilesOf(orgId)]).toEqual([0, []]);
  });

  it('that is off, deleted or another chatbot’s is refused in words', async () => {
    const [one, two] = [await makeVisit(), await makeVisit()];
    const token = tokenOf(one.visitor);
    await admin.db.doc(paths.form(one.orgId, one.chatbotId, one.formId)).update({ isOn: false });
    for (const formId of [one.formId, two.formId, newId()]) {
      expect(await send(token, formId)).toEqual({ refusal: 'Ce formulaire n’est pas ou plus disponible.' });
      expect(await callContract(readForm, { token, formId, language: 'fr' })).toHaveProperty('refusal');
    }
    expect([(await submissionsOf(one.orgId)).size, (await submissionsOf(two.orgId)).size]).toEqual([0, 0]);
  });

  it('is a contact’s where the website’s server vouches for them, and nobody’s who is not', async () => {
    const { orgId, chatbotId, visitor, formId, chatId, contactId } = await makeVisit();
    const batch = admin.db.batch();
    batch.set(admin.db.doc(paths.contact(orgId, chatbotId, contactId)), { ...ruleContactDocuments.contact, chatbotId });
    batch.set(admin.db.doc(paths.chat(orgId, chatId)), { ...ruleDocuments.chat, chatbotId, contactId });
    await batch.commit();
    await expect(send(tokenOf(visitor), formId)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    expect((await submissionsOf(orgId)).size).toBe(0);
    const vouched = createVisitorToken({ ...visitor, contact: { id: contactId, until: Date.now() + DAY_MS } });
    expect(verifyVisitorToken(vouched).contact?.id).toBe(contactId);
    await send(vouched, formId);
    expect([...(await submissionsOf(orgId)).values()]).toMatchObject([{ chatId, contactId }]);
  });

  it('comes so often from one conversation in a day, and no more', async () => {
    const { orgId, visitor, formId, chatId } = await makeVisit();
    // Of both days, in case the test runs at midnight.
    const days = [new Date(), new Date(Date.now() + DAY_MS)];
    for (const day of days) await takeFromDay(`form:${orgId}:in:${chatId}`, 100, LIMITS.submissionsPerChat - 1, day);
    expect(await send(tokenOf(visitor), formId)).toHaveProperty('thanks');
    const files = [{ field: 'photo', name: 'jacket.jpg', data: PHOTO }];
    expect(await send(tokenOf(visitor), formId, { files })).toHaveProperty('refusal');
    expect([(await submissionsOf(orgId)).size, await submittedFilesOf(orgId)]).toEqual([1, []]);
  });

  it('is told to webhooks once', async () => {
    const { orgId, visitor, formId } = await makeVisit();
    const webhookId = await makeWebhook(orgId, { events: ['form.submitted'] });
    const submissionId = newId();
    await send(tokenOf(visitor), formId, { submissionId });
    await send(tokenOf(visitor), formId, { submissionId });
    const deliveries = await deliveriesOf(orgId, webhookId);
    expect(deliveries.map(({ type }) => type)).toEqual(['form.submitted']);
  });
});

describe('what was sent with a form', () => {
  it('is found, exported and erased with its person, file and all', async () => {
    const { orgId, users, visitor, formId } = await makeVisit();
    const files = [{ field: 'photo', name: 'jacket.jpg', data: PHOTO }];
    await send(tokenOf(visitor), formId, { files });
    await send(tokenOf({ ...visitor, chatId: newId() }), formId, {
      answers: [...ANSWERS.slice(0, 1), { name: 'email', value: 'grace@example.com' }, ...ANSWERS.slice(2)],
    });
    const person = { foundBy: 'email', email: 'erika@example.com' } as const;
    const { idToken } = users.owner;
    expect(await callContract(findPerson, { orgId, person }, idToken)).toMatchObject({ submissions: 1, leads: 1 });
    const headers = { Authorization: `Bearer ${idToken}` };
    const { chunks } = await streamContract(exportPerson, { orgId, person }, { headers });
    const exported: unknown = JSON.parse(chunks.map(({ text }) => text).join(''));
    expect(exported).toMatchObject({
      submissions: [
        { formName: 'Callback', answers: [{ shown: 'Erika Mustermann' }, {}, {}, { file: { data: PHOTO } }] },
      ],
    });
    const input = { orgId, receiptId: newId(), person, confirmation: 'erika@example.com' };
    await callContract(erasePerson, input, idToken);
    expect([...(await submissionsOf(orgId)).values()].map(({ emails }) => emails)).toEqual([['grace@example.com']]);
    expect(await submittedFilesOf(orgId)).toEqual([]);
  });

  it('is masked for those who ask for personal data one by one, until they ask', async () => {
    const { orgId, users, visitor, formId } = await makeVisit();
    await send(tokenOf(visitor), formId, { files: [{ field: 'photo', name: 'jacket.jpg', data: PHOTO }] });
    const [submissionId = ''] = (await submissionsOf(orgId)).keys();
    await callContract(setPersonalDataAccess, { orgId, access: 'on-request' }, users.owner.idToken);
    const { idToken } = users.member;
    const read = { kind: 'list', collection: 'submissions', orderBy: ['at', 'desc'], limit: 5 } as const;
    const { answers } = await callContract(readMasked, { orgId, locale: 'en', reads: [read] }, idToken);
    expect(JSON.stringify(answers)).not.toMatch(/Erika|erika|jacket/);
    expect(JSON.stringify(answers)).toMatch(/Your name.*\[name\].*\[email\].*"Yes"/);
    const file = { orgId, submissionId, field: 'photo' };
    await expect(callContract(readSubmissionFile, file, idToken)).rejects.toMatchObject({ code: 'permission-denied' });
    await callContract(revealPersonalData, { orgId, kind: 'submission', id: submissionId }, idToken);
    expect(await callContract(readSubmissionFile, file, idToken)).toEqual({ type: 'jpg', data: PHOTO });
  });

  it('is deleted by members, once, with its files, and not by viewers', async () => {
    const { orgId, users, visitor, formId } = await makeVisit();
    await send(tokenOf(visitor), formId, { files: [{ field: 'photo', name: 'jacket.jpg', data: PHOTO }] });
    const submissionIds = [...(await submissionsOf(orgId)).keys()];
    const input = { orgId, submissionIds };
    await expect(callContract(deleteSubmissions, input, users.viewer.idToken)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await callContract(deleteSubmissions, input, users.member.idToken)).toEqual({ submissions: 1 });
    expect(await callContract(deleteSubmissions, input, users.member.idToken)).toEqual({ submissions: 0 });
    expect([(await submissionsOf(orgId)).size, await submittedFilesOf(orgId)]).toEqual([0, []]);
  });
});
