import { createHash } from 'node:crypto';
import type { DeskSubject } from '../../kernel/access/tokens/deskToken.ts';
import type { DeskContent } from './DeskForm.ts';

/** Crockford's letters and digits, of which none is taken for another: https://www.crockford.com/base32.html */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/**
 * The reference number of a declaration, 60 bits long, such as "W-7K3F-9Q2M-X4TD": always the same for one form with the same content, so
 * that what is sent twice is one declaration, and another one where somebody went back and corrected it.
 */
export function referenceOf({ chatbotId, kind }: DeskSubject, nonce: string, content: DeskContent): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([chatbotId, kind, nonce, Object.entries(content)]))
    .digest();
  const letters = Array.from(hash.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `${kind === 'withdrawal' ? 'W' : 'C'}-${letters.replace(GROUP, '$&-')}`;
}
