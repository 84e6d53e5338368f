import {
  checkIdentityToken,
  endIdentitySecret,
  renewIdentitySecret,
  setIdentityKeySet,
} from '@parlance/domain/contracts/contacts/identity';
import type { MemberCall } from './MemberCall.ts';

/** The callables of signed-in customers. */
export const CONTACT_CALLS: readonly MemberCall[] = [
  { ...renewIdentitySecret, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId }) },
  { ...endIdentitySecret, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, which: 'former' }) },
  { ...setIdentityKeySet, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, keySetUrl: '' }) },
  { ...checkIdentityToken, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, identityToken: 'a.b.c' }) },
];
