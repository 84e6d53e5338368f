import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { LOCALES } from '@parlance/domain/locales';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '../../../functions/src/delivery/mail/texts/MAIL_TEXTS.ts';
import { CATALOGUES } from '../../../functions/src/kernel/i18n/CATALOGUES.ts';
import { filesOf } from '../../../local/src/structure/importsOf.ts';
import { readRepo } from '../../support/repo.ts';

/** Files about languages themselves (words by which one is recognized, marks in numbers), and the widget's builds of one language. */
const ABOUT_LANGUAGE = [
  'functions/src/ai/vendors/local/namesIn.ts',
  'functions/src/ai/vendors/local/sayRow.ts',
  'functions/src/kernel/text/detectLanguage.ts',
  'functions/src/knowledge/extraction/marks/raisedText.ts',
  'functions/src/knowledge/extraction/pdf/raisedCents.ts',
  'functions/src/knowledge/extraction/workbook/readWorkbook.ts',
  'widget/src/app/main.tsx',
];

/** All texts below an object, by their paths. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe('texts', () => {
  it.each(LOCALES)('of dashboard and functions alike have the same places in %s', (locale) => {
    const places = (text: string) => [...new Set(text.match(/\{[a-z]\w*(?=[,}])/g))].toSorted();
    const [english, texts] = [SHARED_TEXTS.en, SHARED_TEXTS[locale]].map(({ insights, insightActions }) =>
      textsIn({ insights, insightActions }).map(([path, text]) => [path, places(text)]),
    );
    expect(texts).toEqual(english);
  });

  it.each(LOCALES)('of the functions are there in %s, each with the same names of figures as in English', (locale) => {
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    const english = new Map([...textsIn(CATALOGUES.en), ...textsIn(MAIL_TEXTS.en)]);
    const texts = [...textsIn(CATALOGUES[locale]), ...textsIn(MAIL_TEXTS[locale])];
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    for (const [path, text] of texts) {
      expect(text.trim()).not.toBe('');
      expect([path, names(text)]).toEqual([path, names(english.get(path) ?? '')]);
    }
  });

  it('are chosen by the language, and by no comparison with one: another language would get the wrong one', () => {
    const compared = /\b(?:locale|language)\b\s*[!=]==\s*'\w\w'|[!=]==\s*'(?:en|de)'/;
    const files = ['domain/src', 'functions/src', 'web/src', 'widget/src']
      .flatMap(filesOf)
      .filter((file) => !ABOUT_LANGUAGE.includes(file));
    expect(files.filter((file) => compared.test(readRepo(file)))).toEqual([]);
    for (const file of ABOUT_LANGUAGE) expect(compared.test(readRepo(file))).toBe(true);
  });
});
