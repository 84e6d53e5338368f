import { LIMITS } from '@parlance/domain/limits';
import { createPageToken, nonceOfPageToken } from './pageToken.ts';

/** The form whose page a token is for. */
export interface FormSubject {
  chatbotId: string;
  formId: string;
}

function pageOf({ chatbotId, formId }: FormSubject): string[] {
  return ['parlance-form', chatbotId, formId];
}

/** A token for one filling-in of a form's page, good for `LIMITS.formPageMs`. */
export function createFormToken(subject: FormSubject, now = Date.now()): string {
  return createPageToken(pageOf(subject), now + LIMITS.formPageMs);
}

/** The nonce of a form that this page was sent with; undefined for another page's, a forged one, and one whose time is over. */
export function nonceOfFormToken(subject: FormSubject, token: string, now = Date.now()): string | undefined {
  return nonceOfPageToken(pageOf(subject), token, now);
}
