import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { completeParameters } from './completeParameters.ts';

const known = { projectId: 'shop', region: 'europe-west3', apiKey: 'AIza', mailFrom: 'Shop <hello@shop.example>' };

describe('completeParameters', () => {
  it('writes what a new project needs', () => {
    const [text, added] = completeParameters('', known);
    expect(parseEnv(text)).toEqual({
      WEB_ORIGIN: 'https://shop.web.app',
      FUNCTIONS_URL: 'https://europe-west3-shop.cloudfunctions.net',
      WEB_API_KEY: 'AIza',
      MAIL_FROM: 'Shop <hello@shop.example>',
    });
    expect(added).toEqual(['WEB_ORIGIN', 'FUNCTIONS_URL', 'WEB_API_KEY', 'MAIL_FROM']);
  });

  it('leaves alone what is there, and has nothing to do the second time', () => {
    const own = '# ours\nWEB_ORIGIN=https://chat.shop.example\nVERTEX_LOCATION=us';
    const [text, added] = completeParameters(own, known);
    expect(text.startsWith(`${own}\n`)).toBe(true);
    expect(parseEnv(text)['WEB_ORIGIN']).toBe('https://chat.shop.example');
    expect(added).not.toContain('WEB_ORIGIN');
    expect(completeParameters(text, known)).toEqual([text, []]);
  });

  it('names no sender that nobody has given', () => {
    expect(completeParameters('', { ...known, mailFrom: undefined })[1]).not.toContain('MAIL_FROM');
  });
});
