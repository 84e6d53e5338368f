import * as contracts from '@parlance/domain/contracts/forms/visitors';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { readChatForm } from './readChatForm.ts';
import { submitChatForm } from './submitChatForm.ts';

export const visitorFormEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.readForm, async ({ input, who }) => readChatForm(who, input)),
  visitorEndpoint(contracts.submitForm, async ({ input, who, address }) => submitChatForm(who, input, address)),
];
