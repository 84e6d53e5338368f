/** The secret in the part of a mail's link that no server sees, such as `#token=…`; empty where there is none. */
export function tokenFromHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
