import { LOCALES } from '@parlance/domain/locales';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '../../../functions/src/delivery/mail/texts/mailTexts.ts';
import { readRepo } from '../../support/repo.ts';

const catalogSchema = z.record(z.string(), z.string());

function catalog(locale: string): Record<string, string> {
  return catalogSchema.parse(JSON.parse(readRepo(`web/src/i18n/${locale}.json`)));
}

/** Names of the figures that a text is filled in with. */
function figuresOf(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].toSorted();
}

describe('the dashboard’s texts', () => {
  it.each(LOCALES)('have the same keys in %s as in the other language', (locale) => {
    const keys = Object.keys(catalog(locale)).toSorted();
    expect(keys.length).toBeGreaterThan(100);
    for (const other of LOCALES) expect(Object.keys(catalog(other)).toSorted()).toEqual(keys);
  });

  it.each(LOCALES)('are never empty in %s', (locale) => {
    expect(Object.entries(catalog(locale)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('the mails', () => {
  it.each(LOCALES)('exist in %s with every part and the same figures', (locale) => {
    const { en } = MAIL_TEXTS;
    for (const [kind, english] of Object.entries(en)) {
      const text = Object.entries(MAIL_TEXTS[locale]).find(([name]) => name === kind)?.[1];
      expect(Object.keys(text ?? {})).toEqual(Object.keys(english));
      expect(figuresOf(text)).toEqual(figuresOf(english));
      expect(text?.paragraphs).toHaveLength(english.paragraphs.length);
    }
  });
});
