/** Reads a response of XOAUTH2, in base64: `user=…^Aauth=Bearer …^A^A`. Empty texts where it is none. */
export function readXoauth2(response: string): { user: string; token: string } {
  const fields = Buffer.from(response, 'base64').toString('utf8').split('\u0001');
  const valueOf = (start: string): string => fields.find((field) => field.startsWith(start))?.slice(start.length) ?? '';
  return { user: valueOf('user='), token: valueOf('auth=Bearer ') };
}
