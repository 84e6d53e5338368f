import type { FormContent } from '@parlance/domain/documents/forms/form';
import { type FormField, formFieldSchema } from '@parlance/domain/documents/forms/formField';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import { ruleDeclaration } from './ruleDeclaration.ts';

const at = new Date('2026-11-20T10:00:00Z');

/** A field with what the test says of it. */
export function fieldOf(name: string, changed: Partial<FormField> = {}): FormField {
  const usual = { type: 'text', label: `Your ${name}`, hint: '', isRequired: true, options: [], pattern: '' };
  return formFieldSchema.parse({ ...usual, min: null, max: null, name, ...changed });
}

/** A valid form, as members save it. */
export const ruleFormContent: FormContent = {
  name: 'Callback',
  title: '[de] Rückruf [en] Callback',
  intro: '',
  fields: [
    fieldOf('name', { label: '[de] Ihr Name [en] Your name' }),
    fieldOf('email', { type: 'email', label: '[de] Ihre E-Mail-Adresse [en] Your e-mail address' }),
    fieldOf('agreed', { type: 'consent', label: '[de] Ich bin einverstanden. [en] I agree.' }),
  ],
  button: '',
  thanks: '',
  privacy: '',
  isInMenu: true,
  isOn: true,
};

const form: StoredForm = { ...ruleFormContent, version: 1, createdBy: 'owner', createdAt: at, updatedAt: at };

const submission: Submission = {
  chatbotId: 'chatbot',
  formId: 'form',
  formName: 'Callback',
  chatId: null,
  contactId: null,
  leadId: null,
  locale: 'en',
  emails: ['erika@example.com'],
  answers: [
    {
      field: 'name',
      type: 'text',
      label: 'Your name',
      value: 'Erika Mustermann',
      shown: 'Erika Mustermann',
      file: null,
    },
    {
      field: 'email',
      type: 'email',
      label: 'Your e-mail address',
      value: 'erika@example.com',
      shown: 'erika@example.com',
      file: null,
    },
    { field: 'agreed', type: 'consent', label: 'I agree.', value: true, shown: 'Yes', file: null },
  ],
  at,
};

/** A valid form, a valid submission and a valid declaration, as the server writes them. */
export const ruleFormDocuments = { form, submission, declaration: ruleDeclaration } as const;
