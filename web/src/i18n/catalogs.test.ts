import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '@parlance/domain/locales';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import { loadMessages } from './loadMessages.ts';

function figuresOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}

function isValid(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

describe.each(LOCALES)('translations in %s', (locale) => {
  it('have the keys of the English ones, each with its figures', async () => {
    const figures = (catalog: Readonly<Record<string, string>>) =>
      Object.entries(catalog).map(([key, text]) => [key, figuresOf(text)]);
    expect(figures(await loadMessages(locale))).toEqual(figures(en));
  });

  it('are valid ICU messages and not empty', async () => {
    const catalog = Object.entries(await loadMessages(locale));
    expect(catalog.length).toBeGreaterThan(1000);
    expect(catalog.filter(([, text]) => text.trim() === '' || !isValid(text))).toEqual([]);
  });

  it('keep the voice: no exclamation marks', async () => {
    expect(Object.values(await loadMessages(locale)).filter((text) => text.includes('!'))).toEqual([]);
  });
});
