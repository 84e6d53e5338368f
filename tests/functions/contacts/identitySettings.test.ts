import {
  checkIdentityToken,
  endIdentitySecret,
  renewIdentitySecret,
  setIdentityKeySet,
} from '@parlance/domain/contracts/contacts/identity';
import { identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { readActivity } from '../support/readActivity.ts';

const { orgId, users } = await makeOrg();
const { idToken } = users.owner;
let chatbotId: string;

beforeEach(async () => {
  chatbotId = await makeChatbot(orgId, { trained: true });
});

const ADA = { sub: 'ada', email: 'ada@customer.example', attributes: { plan: 'pro' } };

async function renew(): Promise<string> {
  return (await callContract(renewIdentitySecret, { orgId, chatbotId }, idToken)).secret;
}

async function check(token: string) {
  return callContract(checkIdentityToken, { orgId, chatbotId, identityToken: token }, idToken);
}

async function readSettings() {
  return identitySettingsSchema.parse((await admin.db.doc(paths.identitySettings(orgId, chatbotId)).get()).data());
}

it('a secret is shown once, stored where no client reads it, and counts at once', async () => {
  expect(await check(identityToken('anything', chatbotId, ADA))).toEqual({ fault: 'off', contact: null });
  const secret = await renew();
  expect(secret).toMatch(/^idsec_[\w-]{43}$/);
  const settings = await readSettings();
  expect(settings).toMatchObject({ secretEnding: secret.slice(-4), formerUntil: null });
  expect(JSON.stringify(settings)).not.toContain(secret);
  expect(await check(identityToken(secret, chatbotId, ADA))).toMatchObject({
    fault: null,
    contact: { subject: 'ada', email: ADA.email, name: '', attributes: ADA.attributes, sites: [] },
  });
});

it('the secret before counts beside the new one until somebody ends it, the one before that no more', async () => {
  const first = await renew();
  const second = await renew();
  expect((await check(identityToken(first, chatbotId, ADA))).fault).toBeNull();
  const third = await renew();
  const faults = await Promise.all(
    [first, second, third].map(async (secret) => (await check(identityToken(secret, chatbotId, ADA))).fault),
  );
  expect(faults).toEqual(['signature', null, null]);
  expect((await readSettings()).formerUntil).not.toBeNull();
  await callContract(endIdentitySecret, { orgId, chatbotId, which: 'former' }, idToken);
  await callContract(endIdentitySecret, { orgId, chatbotId, which: 'former' }, idToken);
  expect((await check(identityToken(second, chatbotId, ADA))).fault).toBe('signature');
  expect((await check(identityToken(third, chatbotId, ADA))).fault).toBeNull();
  await callContract(endIdentitySecret, { orgId, chatbotId, which: 'all' }, idToken);
  expect((await check(identityToken(third, chatbotId, ADA))).fault).toBe('off');
  expect(await readSettings()).toMatchObject({ secretMadeAt: null, secretEnding: '', formerUntil: null });
  const entries = await readActivity(orgId, ['chatbotId', 'kind']);
  const [renewed, ended] = ['identity-secret-renewed', 'identity-secret-ended'];
  const kinds = entries.filter(([of]) => of === chatbotId).map(([, kind]) => kind);
  expect(kinds).toEqual([renewed, renewed, renewed, ended, ended]);
});

it.each(['https://10.0.0.1/jwks', 'https://169.254.169.254/jwks', 'https://metadata.google.internal/jwks'])(
  'no key set is fetched from %s',
  async (keySetUrl) => {
    const call = callContract(setIdentityKeySet, { orgId, chatbotId, keySetUrl }, idToken);
    await expect(call).rejects.toMatchObject({ code: 'address-not-allowed' });
  },
);

it('a key set is set and taken away, and an attempt that checks a token says when it cannot be read', async () => {
  const keySetUrl = 'https://keys.invalid/jwks.json';
  await callContract(setIdentityKeySet, { orgId, chatbotId, keySetUrl }, idToken);
  expect(await readSettings()).toMatchObject({ keySetUrl, secretMadeAt: null });
  const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'one' })).toString('base64url');
  expect((await check(`${head}.e30.c2lnbmF0dXJl`)).fault).toBe('keys-away');
  await callContract(setIdentityKeySet, { orgId, chatbotId, keySetUrl: '' }, idToken);
  expect((await readSettings()).keySetUrl).toBe('');
});

it('nothing of it reaches a chatbot of somebody else', async () => {
  const call = callContract(renewIdentitySecret, { orgId, chatbotId: newId() }, idToken);
  await expect(call).rejects.toMatchObject({ code: 'not-found' });
});
