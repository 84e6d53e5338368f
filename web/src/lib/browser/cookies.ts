interface CookieOptions {
  maxAgeSeconds: number;
}

/** The value of a cookie in a `document.cookie` string, or undefined. */
export function readCookie(name: string, header: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A cookie for the whole site that other sites' requests do not carry. A `maxAgeSeconds` of 0 removes it. */
export function cookieText(name: string, value: string, { maxAgeSeconds }: CookieOptions): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; SameSite=lax`;
}
