import { signIdentity } from '../../../local/src/demo/signIdentity.ts';

/** Claims of an identity token beside those that every one has. */
interface Statement {
  sub: string;
  [claim: string]: unknown;
}

/** A token as a shop's server signs it for one of its customers, good for five minutes from `now` on. Each is another one. */
export function identityToken(
  secret: string,
  chatbotId: string,
  { now = new Date(), ...claims }: Statement & { now?: Date },
): string {
  const iat = Math.floor(now.getTime() / 1000);
  return signIdentity(secret, { aud: chatbotId, iat, exp: iat + 300, jti: Math.random().toString(36), ...claims });
}
