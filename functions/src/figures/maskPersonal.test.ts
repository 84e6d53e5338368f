import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import type { PersonalKind } from './masking/text/PersonalKind.ts';
import { MASKED_ENGLISH } from './masking/text/MASKED_ENGLISH.ts';
import { MASKED_GERMAN } from './masking/text/MASKED_GERMAN.ts';
import { maskPersonal } from './maskPersonal.ts';

const NAMES = ['Erika Mustermann-Groß', 'Jürgen Weiß', 'Grace Hopper', 'Bo Li'];
const PEOPLE = { names: NAMES, emails: [], phones: [] };
const OWN: ReadonlySet<string> = new Set(['service@parlance-moebel.example', '305550100']);
const MARK = /<([nepic]):([^>]+)>/g;
const KINDS: Readonly<Record<string, PersonalKind>> = { n: 'name', e: 'email', p: 'phone', i: 'iban', c: 'card' };

interface Row {
  locale: Locale;
  text: string;
  wanted: string;
  personal: readonly string[];
}

function rowOf(locale: Locale, marked: string): Row {
  return {
    locale,
    text: marked.replaceAll(MARK, '$2'),
    wanted: marked.replaceAll(MARK, (_mark, kind: string) => CATALOGUES[locale].masks[KINDS[kind] ?? 'name']),
    personal: [...marked.matchAll(MARK)].map(([, , value = '']) => value),
  };
}

const ROWS = [
  ...MASKED_GERMAN.map((marked) => rowOf('de', marked)),
  ...MASKED_ENGLISH.map((marked) => rowOf('en', marked)),
];
const maskedOf = ({ locale, text }: Row) => maskPersonal(text, { locale, people: PEOPLE, own: OWN });

describe('maskPersonal', () => {
  it('is measured on at least 150 texts', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ROWS.map(({ text }) => text)).size).toBe(ROWS.length);
  });

  it('leaves nothing that is personal in 99 of 100 texts that have something', () => {
    const rows = ROWS.filter(({ personal }) => personal.length > 0);
    const leaks = rows.filter((row) => row.personal.some((value) => maskedOf(row).includes(value)));
    expect(leaks.slice(0, Math.floor(rows.length / 100))).toEqual(leaks);
  });

  it('changes nothing else in 97 of 100', () => {
    const changed = ROWS.filter((row) => maskedOf(row) !== row.wanted).map((row) => [row.text, maskedOf(row)]);
    expect(changed.slice(0, Math.floor((ROWS.length * 3) / 100))).toEqual(changed);
  });

  it('finds a known address and number in whatever way they are written', () => {
    const people = { names: [], emails: ['odd address@home'], phones: ['030 / 5 55-12'] };
    const mask = (text: string) => maskPersonal(text, { locale: 'en', people, own: new Set() });
    expect(mask('It is odd address@home, or 3055512, +49 30 555 12')).toBe('It is [email], or [phone], [phone]');
  });

  it.each([
    ['Write to ', 'wilma@quetsche.exam', '[email]'],
    ['Write to ', 'wilma@', '[email]'],
    ['IBAN ', 'DE89 3704 0044 05', '[IBAN]'],
    ['Card ', '4111 1111 1', '[phone]'],
    ['Call ', '+49 30 55', '[phone]'],
    ['I am Grace ', 'Hopp', '[name]'],
  ])('masks what a shortened text ends in the middle of: %s%s', (before, begun, label) => {
    const text =
      'Hello. '.repeat(60).slice(0, LIMITS.previewCharacters - before.length - begun.length) + before + begun;
    const masked = maskPersonal(text, { locale: 'en', people: PEOPLE, own: OWN });
    expect(masked).not.toContain(begun);
    expect(masked.endsWith(label)).toBe(true);
  });

  it('comes to an end with long texts that look like something personal', () => {
    const long = ['1 '.repeat(4000), 'a.'.repeat(4000), 'DE89 '.repeat(1500), 'Ich bin '.repeat(1000)].join('\n');
    expect(maskPersonal(long, { locale: 'de', people: PEOPLE, own: OWN })).toContain('Ich bin');
  });
});
