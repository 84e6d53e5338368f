import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createConsents } from './createConsents.ts';

const VERIFIER = 'v'.repeat(43);
const ADDRESS = 'shop@mail.example';
const GIVEN = {
  address: ADDRESS,
  challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  redirectUri: 'http://127.0.0.1:5000/dashboard/mailbox',
};

function form(fields: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(fields);
}

function exchange(code: string, change: Readonly<Record<string, string>> = {}): URLSearchParams {
  const { redirectUri: redirect_uri } = GIVEN;
  return form({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: VERIFIER, ...change });
}

it('gives tokens for a code once, to who asked for it, in time', () => {
  let now = 1_000_000;
  const consents = createConsents(() => now);
  const refused = { error: 'invalid_grant' };
  expect(consents.grant(exchange('guess'))).toEqual(refused);
  expect(consents.grant(exchange(consents.consent(GIVEN), { code_verifier: 'x'.repeat(43) }))).toEqual(refused);
  expect(consents.grant(exchange(consents.consent(GIVEN), { redirect_uri: 'https://evil.example/' }))).toEqual(refused);
  const code = consents.consent(GIVEN);
  expect(consents.grant(exchange(code))).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  expect(consents.grant(exchange(code))).toEqual(refused);
  const late = consents.consent(GIVEN);
  now += 61_000;
  expect(consents.grant(exchange(late))).toEqual(refused);
  expect(consents.grant(form({ grant_type: 'password' }))).toEqual({ error: 'unsupported_grant_type' });
});

it('opens that mailbox for an hour, and not once the consent is taken back', () => {
  let now = 1_000_000;
  const consents = createConsents(() => now);
  const granted = consents.grant(exchange(consents.consent(GIVEN)));
  if ('error' in granted) throw new Error(granted.error);
  const { access_token: access, refresh_token: refresh } = granted;
  expect(consents.opens(access, ADDRESS)).toBe(true);
  expect(consents.opens(access, 'other@mail.example')).toBe(false);
  expect(consents.opens(refresh, ADDRESS)).toBe(false);
  expect(consents.opens('guess', ADDRESS)).toBe(false);
  now += 3_600_001;
  expect(consents.opens(access, ADDRESS)).toBe(false);
  const renewed = consents.grant(form({ grant_type: 'refresh_token', refresh_token: refresh }));
  if ('error' in renewed) throw new Error(renewed.error);
  expect(consents.opens(renewed.access_token, ADDRESS)).toBe(true);
  consents.revoke(ADDRESS);
  expect(consents.opens(renewed.access_token, ADDRESS)).toBe(false);
  const after = consents.grant(form({ grant_type: 'refresh_token', refresh_token: renewed.refresh_token }));
  expect(after).toEqual({ error: 'invalid_grant' });
});
