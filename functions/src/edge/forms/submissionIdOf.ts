import { createHash } from 'node:crypto';
import type { FormEntries } from '../../conversations/FormEntries.ts';
import type { FormSubject } from '../../kernel/access/tokens/formToken.ts';

const ID_CHARACTERS = 22;

/**
 * Id of a submission of a form's page, 132 bits long: always the same for one page with the same entries, so that what is sent twice is
 * stored once, and another one where somebody went back and corrected it.
 */
export function submissionIdOf(
  { chatbotId, formId }: FormSubject,
  nonce: string,
  { values, files }: FormEntries,
): string {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const typed = [...values].filter(([name]) => name !== '_token');
  const chosen = [...files].map(([name, { bytes }]) => [name, hashOf(bytes)]);
  return createHash('sha256')
    .update(JSON.stringify([chatbotId, formId, nonce, typed, chosen]))
    .digest('base64url')
    .slice(0, ID_CHARACTERS);
}
