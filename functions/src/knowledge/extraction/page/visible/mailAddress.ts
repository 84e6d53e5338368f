import { anyOf } from '../../../../kernel/vocabulary/anyOf.ts';

const AT = String.raw`\s*[\[({<]\s*(?:${anyOf(({ people }) => people.at)}|@)\s*[\])}>]\s*`;
const HAS_AT = new RegExp(AT, 'i');
const DOT = String.raw`(?:\s*[\[({<]\s*(?:${anyOf(({ people }) => people.dot)}|\.)\s*[\])}>]\s*|\.)`;
const OBSCURED = new RegExp(String.raw`([\w.+-]{1,64})${AT}([\w-]{1,63}(?:${DOT}[\w-]{1,63}){1,4})`, 'gi');

/** Text in which addresses that are spelled out against robots ("info [at] shop [dot] example") stand as people write them. */
export function withMailAddresses(text: string): string {
  if (!HAS_AT.test(text)) return text;
  return text.replace(
    OBSCURED,
    (_whole, name: string, domain: string) => `${name}@${domain.replace(new RegExp(DOT, 'gi'), '.')}`,
  );
}

/** The address that Cloudflare hides in an attribute: hexadecimal, each byte XOR the first one. Undefined for anything else. */
export function hiddenAddress(encoded: string | undefined): string | undefined {
  if (encoded === undefined || !/^(?:[0-9a-f]{2}){4,200}$/i.test(encoded)) return undefined;
  const [key = 0, ...bytes] = Buffer.from(encoded, 'hex');
  const address = String.fromCharCode(...bytes.map((byte) => byte ^ key));
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address) ? address : undefined;
}

/** Address or number that a link writes to or calls; undefined for other links. */
export function contactOf(href: string | undefined): string | undefined {
  const target = /^\s*(?:mailto|tel):([^?]{3,254})/i.exec(href ?? '')?.[1];
  if (target === undefined) return undefined;
  try {
    return decodeURIComponent(target).trim();
  } catch {
    return target.trim();
  }
}
