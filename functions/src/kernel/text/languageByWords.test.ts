import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageByWords } from './languageByWords.ts';

function questionsIn(name: string): string[] {
  const file = new URL(`../../../../tests/fixtures/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n');
}

/** The questions that would be answered in another language than `page`'s. */
function switched(questions: readonly string[], page: 'en' | 'de'): string[] {
  return questions.filter((text) => (languageByWords(text) ?? page) !== page);
}

it('is not heard in addresses', () => {
  expect(languageByWords('ada@customer.example')).toBeNull();
  expect(languageByWords('https://shop.example/how-to/return-it')).toBeNull();
  expect(languageByWords('Meine Adresse ist when.where@how.example')).toBe('de');
});

describe.each(['en', 'de'] as const)('short questions in %s', (language) => {
  const short = questionsIn(`shortQuestions.${language}`);
  const other = language === 'en' ? 'de' : 'en';

  it('are answered in the language of their page, of a hundred at most one in another', () => {
    expect(short).toHaveLength(100);
    expect(switched(short, language).length).toBeLessThanOrEqual(1);
  });

  it('are mostly heard on a page of the other language', () => {
    expect(switched(short, other).length).toBeGreaterThanOrEqual(70);
  });

  it('are answered in their own on a page of the other language where they have one of its words', () => {
    expect(switched(questionsIn(`questions.${language}`), other).length).toBeGreaterThanOrEqual(116);
  });
});

it.each([
  ['Can children under 12 ride alone?', 'en'],
  ['Reset password link broken', 'en'],
  ['Filiale in Ulm?', null],
  ['Refund timeline?', 'en'],
  ['Smart TV?', null],
  ['Gibt es das in Blau?', 'de'],
  ['Größe?', 'de'],
  ['Moin', 'de'],
  ['42?', null],
  ['was in', null],
] as const)('hears %j as %s', (text, language) => {
  expect(languageByWords(text)).toBe(language);
});
