import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../config/ROOT.ts';
import { cloudEnvironment } from './cloudEnvironment.ts';

it('sets every address of Google that the command line lets one set', () => {
  const tools = path.join(ROOT, 'node_modules', 'firebase-tools');
  const environment = cloudEnvironment(tools, 'http://x', '/home');
  const addresses = Object.fromEntries(Object.entries(environment).filter(([name]) => name.endsWith('_URL')));
  expect(environment).toMatchObject({ HTTPS_PROXY: 'http://x', FIREBASE_TOKEN: 'rehearsal', HOME: '/home' });
  expect(Object.keys(addresses)).toEqual(
    expect.arrayContaining([
      'FIREBASE_TOKEN_URL',
      'FIREBASE_API_URL',
      'FIREBASE_HOSTING_API_URL',
      'FIREBASE_FUNCTIONS_V2_URL',
      'FIRESTORE_URL',
      'CLOUD_SECRET_MANAGER_URL',
    ]),
  );
  expect(new Set(Object.values(addresses))).toEqual(new Set(['http://x']));
});
