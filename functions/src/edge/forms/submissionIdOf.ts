import { createHash } from 'node:crypto';
import type { FormEntries } from '../../conversations/FormEntries.ts';
import type { FormSubject } from '../../kernel/access/tokens/formToken.ts';

const ID_CHARACTERS = 22;

function hashOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, ID_CHARACTERS);
}

/**
 * Id of a submission of a form's page, 132 bits long: always the same for one page with the same entries, so that what is sent twice is
 * stored once, and another one where somebody went back and corrected it. With files their hash stands behind `typed` and a dash:
 * browsers send a page that is loaded again without its files.
 */
export function submissionIdOf(
  { chatbotId, formId }: FormSubject,
  nonce: string,
  { values, files }: FormEntries,
): { submissionId: string; typed: string } {
  // A file field that is empty may come as an empty text.
  const entered = [...values].filter(([name, value]) => name !== '_token' && value !== '');
  const typed = hashOf([chatbotId, formId, nonce, entered]);
  if (files.size === 0) return { submissionId: typed, typed };
  const chosen = [...files].map(([name, { bytes }]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  return { submissionId: `${typed}-${hashOf(chosen)}`, typed };
}
