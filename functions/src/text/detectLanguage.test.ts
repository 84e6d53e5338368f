import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

describe('detectLanguage', () => {
  it.each([
    ['Was kostet der Versand?', 'de'],
    ['Habt ihr Größe 42?', 'de'],
    ['What does shipping cost?', 'en'],
    ['Do you have size 42?', 'en'],
  ] as const)('hears that %j is %s', (text, language) => {
    expect(detectLanguage(text, language === 'de' ? 'en' : 'de')).toBe(language);
  });

  it.each(['en', 'de'] as const)('falls back to %s when nothing tells', (fallback) => {
    expect(detectLanguage('42?', fallback)).toBe(fallback);
  });
});
