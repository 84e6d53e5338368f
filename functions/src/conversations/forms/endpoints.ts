import * as contracts from '@parlance/domain/contracts/forms/forms';
import * as submissions from '@parlance/domain/contracts/forms/submissions';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { deleteSubmissions } from '../deleteSubmissions.ts';
import { deleteForm } from './editing/deleteForm.ts';
import { saveForm } from './editing/saveForm.ts';
import { readSubmissionFile } from './readSubmissionFile.ts';

export const formEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveForm, async ({ input, who }) => {
    await saveForm(who, input.chatbotId, input);
    return {};
  }),
  memberEndpoint(contracts.deleteForm, async ({ input: { chatbotId, formId }, who }) => {
    await deleteForm(who, chatbotId, formId);
    return {};
  }),
  memberEndpoint(submissions.deleteSubmissions, async ({ input, who }) => ({
    submissions: await deleteSubmissions(who, input.submissionIds),
  })),
  memberEndpoint(submissions.readSubmissionFile, async ({ input, who }) =>
    readSubmissionFile(who, input.submissionId, input.field),
  ),
];
