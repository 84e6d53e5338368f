import type { Mailbox, StoredMail } from './postState.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** https://www.rfc-editor.org/rfc/rfc9051#section-9, date-time. */
function internalDate(at: Date): string {
  const day = `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()] ?? ''}-${at.getUTCFullYear()}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
}

/** True iff a number is in a set such as `1,3:5,7:*`. */
function isIn(set: string, number: number, last: number): boolean {
  const value = (text: string): number => (text === '*' ? last : Number(text));
  return set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':');
    const [low, high] = [Math.min(value(from), value(to)), Math.max(value(from), value(to))];
    return number >= low && number <= high;
  });
}

function fetched({ uid, at, raw }: StoredMail, sequence: number, wanted: string): string {
  const bytes = Buffer.from(raw, 'base64');
  const asked = wanted.toUpperCase();
  const parts = [`UID ${uid}`];
  if (asked.includes('RFC822.SIZE')) parts.push(`RFC822.SIZE ${bytes.length}`);
  if (asked.includes('INTERNALDATE')) parts.push(`INTERNALDATE "${internalDate(new Date(at))}"`);
  if (asked.includes('FLAGS')) parts.push('FLAGS ()');
  if (asked.includes('BODY.PEEK[]')) parts.push(`BODY[] {${bytes.length}}\r\n${bytes.toString('latin1')}`);
  return `* ${sequence} FETCH (${parts.join(' ')})\r\n`;
}

/** Answers to UID FETCH (RFC 9051, section 6.4.5): of the mails of a set what is wanted of them. Bytes are latin1. */
export function fetchMails({ mails }: Mailbox, set: string, wanted: string): string {
  const last = mails.at(-1)?.uid ?? 0;
  return mails.flatMap((mail, index) => (isIn(set, mail.uid, last) ? [fetched(mail, index + 1, wanted)] : [])).join('');
}
