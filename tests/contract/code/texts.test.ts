import { LOCALES } from '@parlance/domain/locales';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { readRepo } from '../../support/repo.ts';

const catalogSchema = z.record(z.string(), z.string());

function catalog(locale: string): Record<string, string> {
  return catalogSchema.parse(JSON.parse(readRepo(`web/src/i18n/${locale}.json`)));
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
