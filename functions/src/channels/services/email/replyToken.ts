import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 19;
/** A first letter of its own, so that no number of another ticket system is taken for one. */
const TOKEN = 'p[a-z2-7]{19}';
const IN_SUBJECT = new RegExp(String.raw`\[#(${TOKEN})\]`, 'gi');
const IN_ADDRESS = new RegExp(String.raw`^[^@+]{1,200}\+(${TOKEN})@`, 'i');

/** Token of an exchange, made from what it is known by: 20 letters and digits, of which nobody can guess another one's. */
export function replyTokenOf(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  return `p${Array.from(hash.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

/** Subject with the token of an exchange behind it. */
export function subjectWithToken(subject: string, token: string): string {
  return `${subject.replaceAll(IN_SUBJECT, ' ').replaceAll(/\s+/g, ' ').trim()} [#${token}]`.trim();
}

/** Address with the token of an exchange behind its name: `help+p…@example.com`. */
export function addressWithToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** Address without the token of an exchange. */
export function addressWithoutToken(address: string): string {
  return tokenInAddress(address) === undefined ? address : address.replace(/\+[^@]*@/, '@');
}

/** The last token in a subject: programs add their own text in front. Undefined where there is none. */
export function tokenInSubject(subject: string): string | undefined {
  return [...subject.matchAll(IN_SUBJECT)].at(-1)?.[1]?.toLowerCase();
}

export function tokenInAddress(address: string): string | undefined {
  return IN_ADDRESS.exec(address)?.[1]?.toLowerCase();
}
