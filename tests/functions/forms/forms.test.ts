import { deleteForm, saveForm } from '@parlance/domain/contracts/forms/forms';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import { storedFormSchema } from '@parlance/domain/documents/forms/storedForm';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { fieldOf, ruleFormContent } from '../../support/documents/ruleForms.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeForm } from '../support/forms/formClient.ts';

const { orgId, users } = await makeTeam();

function save(chatbotId: string, formId: string, version: number, changed: Partial<FormContent> = {}) {
  const content = { ...ruleFormContent, ...changed };
  return callContract(saveForm, { orgId, chatbotId, formId, version, content }, users.member.idToken);
}

const remove = (chatbotId: string, formId: string) =>
  callContract(deleteForm, { orgId, chatbotId, formId }, users.member.idToken);

async function stateOf(chatbotId: string, formId: string) {
  const [chatbot, form, entries] = await Promise.all([
    admin.db.doc(paths.chatbot(orgId, chatbotId)).get(),
    admin.db.doc(paths.form(orgId, chatbotId, formId)).get(),
    admin.db.collection(paths.activity(orgId)).where('chatbotId', '==', chatbotId).get(),
  ]);
  return {
    hasForms: chatbotSchema.parse(chatbot.data()).hasForms,
    version: form.exists ? storedFormSchema.parse(form.data()).version : null,
    activity: entries.docs.map((entry) => activitySchema.parse(entry.data()).kind).toSorted(),
  };
}

describe('a form of a chatbot', () => {
  it('is saved once however often it comes, changed, and deleted', async () => {
    const [chatbotId, formId] = [await makeChatbot(orgId), newId()];
    await Promise.all([save(chatbotId, formId, 0), save(chatbotId, formId, 0)]);
    expect(await stateOf(chatbotId, formId)).toEqual({ hasForms: true, version: 1, activity: ['form-created'] });
    await save(chatbotId, formId, 1, { isInMenu: false });
    await save(chatbotId, formId, 1, { isInMenu: false });
    const activity = ['form-created', 'form-updated'];
    expect(await stateOf(chatbotId, formId)).toEqual({ hasForms: false, version: 2, activity });
    await expect(save(chatbotId, formId, 1, { name: 'Stale' })).rejects.toMatchObject({ code: 'form-changed' });
    await remove(chatbotId, formId);
    await remove(chatbotId, formId);
    const after = ['form-created', 'form-deleted', 'form-updated'];
    expect(await stateOf(chatbotId, formId)).toEqual({ hasForms: false, version: null, activity: after });
    await expect(save(chatbotId, formId, 2, { name: 'Late' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is one of so many, and no more', async () => {
    const chatbotId = await makeChatbot(orgId);
    await Promise.all(Array.from({ length: LIMITS.formsPerChatbot - 1 }, () => makeForm(orgId, chatbotId)));
    await save(chatbotId, newId(), 0);
    await expect(save(chatbotId, newId(), 0)).rejects.toMatchObject({ code: 'form-limit-reached' });
  });

  it.each<[string, Partial<FormContent>]>([
    ['no fields', { fields: [] }],
    ['too many fields', { fields: Array.from({ length: LIMITS.formFields + 1 }, (_, at) => fieldOf(`f${at}`)) }],
    ['a name twice', { fields: [fieldOf('one'), fieldOf('one')] }],
    ['a choice without answers', { fields: [fieldOf('one', { type: 'choice' })] }],
    ['no title', { title: ' ' }],
  ])('with %s is refused', async (_what, changed) => {
    const chatbotId = await makeChatbot(orgId);
    await expect(save(chatbotId, newId(), 0, changed)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
