import { deleteForm, saveForm } from '@parlance/domain/contracts/forms/forms';
import { deleteSubmissions, readSubmissionFile } from '@parlance/domain/contracts/forms/submissions';
import { newId } from '@parlance/domain/ids';
import { ruleFormContent } from '../documents/ruleForms.ts';
import { HARMLESS } from './HARMLESS.ts';
import type { MemberCall } from './MemberCall.ts';

/** The callables of forms and of what was sent with them. */
export const FORM_CALLS: readonly MemberCall[] = [
  {
    ...saveForm,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, formId: newId(), version: 0, content: ruleFormContent }),
  },
  { ...deleteForm, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, formId: newId() }) },
  {
    ...deleteSubmissions,
    input: ({ orgId, submissionId }) => ({ orgId, submissionIds: [submissionId] }),
    foreign: HARMLESS,
  },
  {
    ...readSubmissionFile,
    input: ({ orgId, submissionId }) => ({ orgId, submissionId, field: 'photo' }),
    allowed: 'not-found',
  },
];
