/** Patterns of e-mail addresses, links and phone numbers in running text. Addresses come before links, whose host they hold. */
export const CONTACT_PATTERNS = {
  email: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /** With a scheme, with `www.`, or as a bare host name. */
  link: /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s<>"')\]]+|(?<![\p{L}\p{N}])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?![\p{L}\p{N}])(?:\/[^\s<>"')\]]*)?/giu,
  phone: /(?<![\d.,])(?:\+\d|0\d)[\d ()/-]{5,}\d/g,
} as const;
