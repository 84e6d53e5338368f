import { generateKeyPairSync, sign } from 'node:crypto';
import { createKeySets } from '../../../functions/src/conversations/contacts/tokens/createKeySets.ts';
import {
  type TokenKey,
  verifyIdentityToken,
} from '../../../functions/src/conversations/contacts/tokens/verifyIdentityToken.ts';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { percentiles } from '../percentiles.ts';

const CHECKS = 2000;
const CHATBOT = 'bot';
const SECRET = 'idsec_of-the-bench-0123456789abcdefghijklmnopq';

/** Microseconds that it takes to check tokens of signed-in customers, by their algorithm. The key set was fetched before. */
export async function tokenChecks(): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {};
  const secret: TokenKey = { algorithms: ['HS256'], key: new TextEncoder().encode(SECRET) };
  figures['HS256'] = await timesOf(identityToken(SECRET, CHATBOT, { sub: 'ada', email: 'ada@shop.example' }), secret);
  for (const alg of ['RS256', 'ES256'] as const) {
    const { privateKey, publicKey } =
      alg === 'RS256'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg }];
    const body = new TextEncoder().encode(JSON.stringify({ keys }));
    const sets = createKeySets(async () => ({ status: 200, type: 'application/json', body }));
    const iat = Math.floor(Date.now() / 1000);
    const parts = [
      { alg, kid: 'one' },
      { sub: 'ada', aud: CHATBOT, iat, exp: iat + 300 },
    ];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const key = sets('https://shop.example/jwks', new Date());
    const token = `${signed}.${signature.toString('base64url')}`;
    figures[alg] = await timesOf(token, { algorithms: ['RS256', 'ES256'], key });
  }
  return figures;
}

async function timesOf(token: string, key: TokenKey): Promise<object> {
  const times: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const started = performance.now();
    const { fault } = await verifyIdentityToken(token, { keys: [key], chatbotId: CHATBOT, now: new Date() });
    times.push(performance.now() - started);
    if (fault !== null) throw new Error(`a good token was refused: ${fault}`);
  }
  return percentiles(times.map((ms) => 1000 * ms));
}
