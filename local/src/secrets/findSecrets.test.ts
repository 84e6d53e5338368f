import { describe, expect, it } from 'vitest';
import { findSecrets } from './findSecrets.ts';
import { KEYS } from './KEYS.ts';

const filler = 'aB3'.repeat(20);
const dashes = '-'.repeat(5);

/** One of each kind, put together here so that this file has none. */
const PLANTED: Readonly<Record<string, string>> = {
  'a Google API key': `AIza${filler.slice(0, 35)}`,
  'a Google OAuth secret': `GOCSPX-${filler.slice(0, 28)}`,
  'a Stripe key': `sk_live_${filler.slice(0, 24)}`,
  'a webhook secret': `whsec_${filler.slice(0, 32)}`,
  'a private key or certificate': `${dashes}BEGIN RSA PRIVATE KEY${dashes}`,
  'a service account': `"private_key": "${filler}"`,
  'an AWS key': `AKIA${'A1B2'.repeat(4)}`,
  'a GitHub token': `ghp_${filler.slice(0, 36)}`,
  'an npm token': `npm_${filler.slice(0, 36)}`,
  'a Slack token': `xoxb-${filler.slice(0, 24)}`,
  'a SendGrid key': `SG.${filler.slice(0, 22)}.${filler.slice(0, 43)}`,
};

describe('T-57 keys in a file', () => {
  it('have a sample for every kind', () => {
    expect(Object.keys(PLANTED)).toEqual(Object.keys(KEYS));
  });

  it.each(Object.entries(PLANTED))('are found where there is %s', (kind, key) => {
    expect(findSecrets('src/a.ts', `line one\nconst key = '${key}';\n`)).toEqual([{ line: 2, kind }]);
  });

  it.each(Object.entries(PLANTED))('are never repeated in what is said of %s', (_, key) => {
    expect(JSON.stringify(findSecrets('src/a.ts', key))).not.toContain(key);
  });

  it.each([
    'AIzaShort',
    'sk_test_aaaaaaaaaaaaaaaa',
    'whsec_local',
    'ghp_',
    'npm_config_offline',
    `${dashes}BEGIN${dashes}`,
  ])('are no such thing as %s', (text) => {
    expect(findSecrets('src/a.ts', text)).toEqual([]);
  });

  it.each(['functions/.env', 'functions/.env.live', 'key.pem', 'a/service-account-1.json'])(
    'may not be a file of their own: %s',
    (file) => {
      expect(findSecrets(file, '')).toEqual([{ line: 0, kind: 'a file of keys' }]);
    },
  );

  it('are not in an example', () => {
    expect(findSecrets('functions/.env.example', 'A=')).toEqual([]);
  });
});
