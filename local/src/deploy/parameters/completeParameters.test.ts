import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { completeParameters } from './completeParameters.ts';

const EXAMPLE = '# all\nWEB_ORIGIN=https://app.example.com\nAI_PROVIDER=vertex\nAI_MODELS=\n';
const known = {
  projectId: 'shop',
  region: 'europe-west3',
  webOrigin: 'https://shop.web.app',
  apiKey: 'AIza',
  mailFrom: 'Shop <hello@shop.example>',
};

describe('completeParameters', () => {
  it('writes what a new project needs', () => {
    const [text, added] = completeParameters('', EXAMPLE, known);
    expect(parseEnv(text)).toEqual({
      WEB_ORIGIN: 'https://shop.web.app',
      FUNCTIONS_URL: 'https://europe-west3-shop.cloudfunctions.net',
      WEB_API_KEY: 'AIza',
      MAIL_FROM: 'Shop <hello@shop.example>',
      AI_PROVIDER: 'vertex',
      AI_MODELS: '',
    });
    expect(added).toHaveLength(6);
  });

  it('leaves alone what is there, and has nothing to do the second time', () => {
    const own = '# ours\nWEB_ORIGIN=https://chat.shop.example\nVERTEX_LOCATION=us';
    const [text, added] = completeParameters(own, EXAMPLE, known);
    expect(text.startsWith(`${own}\n`)).toBe(true);
    expect(parseEnv(text)['WEB_ORIGIN']).toBe('https://chat.shop.example');
    expect(added).not.toContain('WEB_ORIGIN');
    expect(completeParameters(text, EXAMPLE, known)).toEqual([text, []]);
  });

  it('leaves no parameter out that a deployment would ask for', () => {
    expect(parseEnv(completeParameters('', EXAMPLE, known)[0])).toMatchObject({ AI_PROVIDER: 'vertex', AI_MODELS: '' });
  });
});
