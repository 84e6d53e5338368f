import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '../../../functions/src/delivery/mail/texts/MAIL_TEXTS.ts';
import de from '../../../web/src/i18n/de.json';
import en from '../../../web/src/i18n/en.json';
import { listRepo, readRepo } from '../../support/repo.ts';

interface Said {
  where: string;
  text: string;
}

function rowsBelow(heading: string): string[][] {
  const part = readRepo('docs/glossary.md').split(heading)[1] ?? '';
  const table = part.split('\n\n').find((block) => block.trim().startsWith('|')) ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

const TERMS = rowsBelow('# Glossary');
const EXCEPTIONS = rowsBelow('## Exceptions');

/** Every text in a value, however deep, with the names that lead to it. */
function textsIn(value: unknown, where: string): Said[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${where}.${name}`));
}

function said(locale: 'en' | 'de'): Said[] {
  const catalog = Object.entries(locale === 'en' ? en : de).map(([where, text]) => ({ where, text }));
  const mails = textsIn(MAIL_TEXTS[locale], 'mail');
  const { insights: sentences, insightActions } = SHARED_TEXTS[locale];
  const insights = textsIn({ sentences, insightActions }, 'insight');
  const pages = listRepo([`web/content/${locale}/**/*.md`]).map((where) => ({ where, text: readRepo(where) }));
  return [...catalog, ...mails, ...insights, ...pages];
}

function isException(where: string, word: string): boolean {
  return EXCEPTIONS.some(([part = '', excepted]) => word === excepted && where.includes(part));
}

/** Places in which a word occurs as a whole word. Text in braces or as code does not count. */
function findings(locale: 'en' | 'de', word: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}])`, locale === 'en' ? 'iu' : 'u');
  return said(locale).flatMap(({ where, text }) => {
    const plain = text.replaceAll(/`[^`]*`|\]\([^)]*\)|\{\w+[,}]/g, ' ');
    return pattern.test(plain) && !isException(where, word) ? [`${where}: ${word}`] : [];
  });
}

function wordsOf(cell: string | undefined): string[] {
  return (cell ?? '').split(', ').filter((word) => word !== '');
}

describe('the glossary', () => {
  it('has a noun for each thing in both languages, and says what it is', () => {
    expect(TERMS.length).toBeGreaterThan(10);
    expect(TERMS.filter((row) => row.length !== 5 || row.slice(0, 3).includes(''))).toEqual([]);
    expect(EXCEPTIONS.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
  });

  it.each(TERMS)('%s is said by no other word in English', (_english, _german, _what, not) => {
    expect(wordsOf(not).flatMap((word) => findings('en', word))).toEqual([]);
  });

  it.each(TERMS)('%s, %s, is said by no other word in German', (_english, _german, _what, _not, not) => {
    expect(wordsOf(not).flatMap((word) => findings('de', word))).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const everything = [...said('en'), ...said('de')];
    const needless = EXCEPTIONS.filter(
      ([part = '', word = '']) => !everything.some(({ where, text }) => where.includes(part) && text.includes(word)),
    );
    expect(needless).toEqual([]);
  });
});
