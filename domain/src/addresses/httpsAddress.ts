import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/** White space, control characters and marks that reorder text are in no address that people are to read. */
const UNREADABLE = /[\s\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** True iff a text is the address of a web page over HTTPS, without a user name in it, on a host that has a domain. */
export function isHttpsAddress(text: string): boolean {
  if (UNREADABLE.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

/** The address of a web page over HTTPS; may be empty. Apart from the other fields, so that the widget does not carry it. */
export const optionalHttpsField: z.ZodMiniType<string> = z.string().check(
  z.trim(),
  z.maxLength(LIMITS.urlCharacters),
  z.refine((value) => value === '' || isHttpsAddress(value)),
);
