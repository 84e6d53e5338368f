import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@parlance/domain/durations';
import { createPageToken, nonceOfPageToken } from './pageToken.ts';
import { tokenKeys } from './tokenKeys.ts';

/** The member who connects a mailbox, and which chatbot with which provider's. */
export interface MailSignInSubject {
  orgId: string;
  uid: string;
  chatbotId: string;
  provider: string;
}

/** Time to sign in at the provider and to consent, in milliseconds. */
const VALID_MS = 10 * MINUTE_MS;

function pageOf({ orgId, uid, chatbotId, provider }: MailSignInSubject): string[] {
  return ['parlance-mailbox', orgId, uid, chatbotId, provider];
}

/** State of a request for a consent (RFC 6749, section 10.12), which this member alone can bring back, within ten minutes. */
export function createMailSignInToken(subject: MailSignInSubject, now = Date.now()): string {
  return createPageToken(pageOf(subject), now + VALID_MS);
}

export function isMailSignInToken(subject: MailSignInSubject, state: string, now = Date.now()): boolean {
  return nonceOfPageToken(pageOf(subject), state, now) !== undefined;
}

/** Code verifier of the request (RFC 7636), which is stored nowhere: nobody can make it of a `state` without the key. 43 characters. */
export function mailVerifierOf(state: string): string {
  return createHmac('sha256', tokenKeys()[0].secret).update(`parlance-mailbox-verifier|${state}`).digest('base64url');
}
