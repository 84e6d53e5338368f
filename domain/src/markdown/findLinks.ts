import type { Inline } from './ast.ts';
import { pushText } from './pushText.ts';
import { safeHref } from './safeHref.ts';

/**
 * One pass, one alternative each: web address, e-mail address, phone number. Lengths are bounded, so that no text makes the
 * search slow. A phone number begins with + or 0 and is divided by blanks, dashes, slashes or brackets; dots would make dates
 * and prices of it.
 */
const LINK =
  /((?:https?:\/\/|www\.)[^\s<>"'`*[\]()]{1,2000})|((?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4})|((?<![\w.,/+:-])(?:\+|\(?0)\d?(?:[ ()/-]{0,2}\d){6,15}(?![\w:]|[.,]\d))/gi;

const TRAILING = /[.,;:!?]+$/;
const DATE = /^\d{1,4}[-/ ]\d{1,2}[-/ ]\d{1,4}$/;

function pushLink(out: Inline[], text: string, address: string): void {
  const href = safeHref(address);
  if (href === undefined) pushText(out, text);
  else out.push({ type: 'link', href, text });
}

/** Adds plain text, with the web addresses, e-mail addresses and phone numbers in it as links. */
export function findLinks(text: string, out: Inline[] = []): Inline[] {
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, web, mail, phone] = match;
    pushText(out, text.slice(at, match.index));
    at = match.index + whole.length;
    if (web !== undefined) {
      const address = web.replace(TRAILING, '');
      pushLink(out, address, /^www\./i.test(address) ? `https://${address}` : address);
      pushText(out, web.slice(address.length));
    } else if (mail !== undefined) pushLink(out, mail, `mailto:${mail}`);
    else if (phone !== undefined && !DATE.test(phone)) pushLink(out, phone, `tel:${phone.replace(/[^\d+]/g, '')}`);
    else pushText(out, whole);
  }
  pushText(out, text.slice(at));
  return out;
}
