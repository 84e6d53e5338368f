import { LIMITS } from '@parlance/domain/limits';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that a link may lead to, as browsers write it: http, https, mailto or tel, without a user name. Else null. */
export function safeHref(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  const isSafe = SCHEMES.has(protocol) && `${username}${password}` === '' && href.length <= LIMITS.urlCharacters;
  return isSafe ? href : null;
}
