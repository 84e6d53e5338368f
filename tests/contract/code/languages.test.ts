import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { LOCALES } from '@parlance/domain/locales';
import { WIDGET_LOCALES } from '@parlance/domain/widget/widgetLocales';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '../../../functions/src/delivery/mail/texts/MAIL_TEXTS.ts';
import { CATALOGUES } from '../../../functions/src/kernel/i18n/CATALOGUES.ts';
import { filesOf } from '../../../local/src/structure/importsOf.ts';
import { readRepo } from '../../support/repo.ts';

const FILES = ['domain/src', 'functions/src', 'web/src', 'widget/src'].flatMap(filesOf);

/** Files of one language, and the tables with a row for each. */
const OF_A_LANGUAGE = new RegExp(
  `/(?:${WIDGET_LOCALES.join('|')}|DE_[A-Z_]+|privacyDe|LANGUAGES|LANGUAGE_WORDS|FILE_WORDS|SURVEY_TEXTS|FILE_TEXTS|TRANSCRIPT_TEXTS|HISTORY_TEXTS|DESK_TITLES|DESK_LABELS|ANSWER_WORDS|FORM_PAGE_TEXTS|[A-Z]{2}_FORMS)\\.ts$`,
);

/** Files about letters, and about names of persons, that are the same whatever language a text is in; and what the masking is measured by. */
const ABOUT_SPELLING = [
  'domain/src/languages/SPOKEN_LANGUAGES.ts',
  'domain/src/search/searchTerms.ts',
  'domain/src/text/fold.ts',
  'functions/src/figures/masking/text/MASKED_GERMAN.ts',
  'functions/src/figures/masking/text/maskNames.ts',
  'functions/src/kernel/text/decodeEntities.ts',
  'web/src/lib/content/slugOf.ts',
  'web/src/scripts/docs/createIndex.ts',
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
    const compared =
      /\b(?:locale|language)\b\s*[!=]==\s*'\w\w'|[!=]==\s*'(?:en|de)'|startsWith\('\/?(?:en|de)\b|\/\^(?:en|de)\\b|\b(?:en\|de|de\|en)\b|'(?:en|de)' \| '/;
    const files = [...FILES, ...['web/vite', 'widget'].flatMap(filesOf)];
    expect(files.filter((file) => compared.test(readRepo(file)))).toEqual([]);
  });

  it('are in files of their language: German is in no other', () => {
    const german = /[äöüßÄÖÜ]|\b(?:und|oder|nicht|wie|wann|keine?|fuer|uhr|seite|frage|antwort|danke|bitte)\b/i;
    const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
    const found = FILES.filter((file) => german.test(withoutComments(readRepo(file))));
    expect(found.filter((file) => !OF_A_LANGUAGE.test(file)).toSorted()).toEqual(ABOUT_SPELLING);
  });
});
