import { createHmac } from 'node:crypto';

/** Claims of an identity token beside those that every one has. */
interface Statement {
  sub: string;
  [claim: string]: unknown;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token as a shop's server signs it for one of its customers, good for five minutes from `now` on. Each is another one. */
export function identityToken(
  secret: string,
  chatbotId: string,
  { now = new Date(), ...claims }: Statement & { now?: Date },
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const jti = Math.random().toString(36);
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ aud: chatbotId, iat, exp: iat + 300, jti, ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
