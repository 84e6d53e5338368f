const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
/** Whitespace and control characters are what browsers drop from an address, and so what hides a scheme. */
const HIDDEN = /[\s\p{Cc}\p{Cf}]/u;

/** The address that a link may have: http, https, mailto or tel, without credentials. Undefined for anything else. */
export function safeHref(address: string): string | undefined {
  if (!SCHEME.test(address) || HIDDEN.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href;
}

/** The same for what may be a web page alone: http and https. */
export function webHref(address: string): string | undefined {
  const href = safeHref(address);
  return href?.startsWith('http') ? href : undefined;
}
