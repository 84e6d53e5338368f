import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

/** Short questions of one language, as visitors type them. */
function questionsIn(language: 'en' | 'de'): string[] {
  const file = new URL(`../../../../tests/fixtures/questions.${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n');
}

/** The share of texts whose language is heard, although the other one is what nobody could tell apart from it. */
function shareHeard(texts: readonly string[], language: 'en' | 'de'): number {
  const other = language === 'de' ? 'en' : 'de';
  return texts.filter((text) => detectLanguage(text, other) === language).length / texts.length;
}

function withoutUmlauts(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function spelledOut(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\u0308/g, 'e');
}

describe('detectLanguage', () => {
  it('hears the language of short questions', () => {
    const [english, german] = [questionsIn('en'), questionsIn('de')];
    expect(Math.min(english.length, german.length)).toBeGreaterThanOrEqual(120);
    expect(shareHeard(english, 'en')).toBeGreaterThanOrEqual(0.97);
    expect(shareHeard(german, 'de')).toBeGreaterThanOrEqual(0.97);
    expect(shareHeard(german.map(spelledOut), 'de')).toBeGreaterThanOrEqual(0.97);
    expect(shareHeard(german.map(withoutUmlauts), 'de')).toBeGreaterThanOrEqual(0.97);
  });

  it.each(['in', 'was', 'also', 'was also in'])('takes no word of both languages for one of either: %s', (text) => {
    expect(detectLanguage(text, null)).toBeNull();
  });

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
