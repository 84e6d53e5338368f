import type { IdentityClaims } from './IdentityClaims.ts';

/** True iff a token was made for the website that shows the chat, or for any. Where the browser names none, it was for any alone. */
export function isForSite({ sites }: Pick<IdentityClaims, 'sites'>, origin: string): boolean {
  return sites.length === 0 || sites.includes(URL.parse(origin)?.host ?? '');
}
