import { MODELS } from '@parlance/domain/models';
import { expect, it } from 'vitest';
import { deployedConfig } from './deployedConfig.ts';

const PARAMETERS = {
  WEB_ORIGIN: 'https://app.example.com',
  FUNCTIONS_URL: 'https://europe-west3-shop.cloudfunctions.net',
  AI_PROVIDER: 'vertex',
};
const WEB_APP = {
  projectId: 'shop',
  apiKey: 'key',
  authDomain: 'shop.firebaseapp.com',
  storageBucket: 'shop.firebasestorage.app',
  appId: '1:2:web:3',
  messagingSenderId: '2',
};

it('holds what the web app needs of a deployed project, and nothing else', () => {
  const { messagingSenderId: _, ...firebase } = WEB_APP;
  expect(deployedConfig('shop', PARAMETERS, WEB_APP)).toEqual({
    firebase,
    region: 'europe-west3',
    functionsUrl: PARAMETERS.FUNCTIONS_URL,
    emulators: null,
    models: MODELS,
    localAi: false,
    hasSiteTrials: false,
    takesForwardedMail: false,
    mailSignIns: [],
  });
  expect(deployedConfig('shop', { ...PARAMETERS, SITE_TRIALS_MAX: '5' }, WEB_APP).hasSiteTrials).toBe(true);
});

it.each([
  [{ FUNCTIONS_URL: undefined }, 'functions/.env.shop does not set FUNCTIONS_URL.'],
  [{ WEB_ORIGIN: '' }, 'functions/.env.shop does not set WEB_ORIGIN.'],
  [{ WEB_ORIGIN: 'app.example.com' }, /^WEB_ORIGIN in .* must be a public https address/],
  [{ FUNCTIONS_URL: 'http://127.0.0.1:5001/demo/europe-west3' }, /must be a public https address/],
  [{ FUNCTIONS_URL: 'https://localhost' }, /must be a public https address/],
  [{ FUNCTIONS_URL: 'https://a.example/' }, /without a slash at its end/],
  [{ AI_PROVIDER: 'local' }, /sets AI_PROVIDER for the emulators/],
  [{ AI_MODELS: '[]' }, /AI_MODELS in .* is no table of models/],
  [{ AI_MODELS: 'gemini' }, /AI_MODELS in .* is no table of models/],
  [{ AI_PROVIDER: 'openai', CHAT_MODEL: '' }, /CHAT_MODEL in .* names no model/],
  [{ MAIL_PROVIDER: 'local' }, /sets MAIL_PROVIDER for the emulators/],
  [{ CRAWLER_LOCAL_HOSTS: '127.0.0.1:1' }, /sets CRAWLER_LOCAL_HOSTS for the emulators/],
])('refuses the parameters %o', (parameters, reason) => {
  expect(() => deployedConfig('shop', { ...PARAMETERS, ...parameters }, WEB_APP)).toThrow(reason);
});

it('refuses a web app without a bucket, and one of another project', () => {
  expect(() => deployedConfig('shop', PARAMETERS, { ...WEB_APP, storageBucket: undefined })).toThrow(
    /no storageBucket/,
  );
  expect(() => deployedConfig('shop', PARAMETERS, { ...WEB_APP, projectId: 'other' })).toThrow(/belongs to other/);
});
