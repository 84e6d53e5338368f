import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

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

describe('translations', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });

  it.each([
    ['en', en],
    ['de', de],
  ])('are valid ICU messages and not empty: %s', (_locale, catalog) => {
    const broken = Object.entries(catalog).filter(([, text]) => text.trim() === '' || !isValid(text));
    expect(broken).toEqual([]);
  });

  it('use the same figures in both languages', () => {
    const german: Readonly<Record<string, string>> = de;
    const figures = Object.entries(en).map(([key, text]) => [key, figuresOf(text)]);
    expect(Object.keys(en).map((key) => [key, figuresOf(german[key] ?? '')])).toEqual(figures);
  });

  it('keep the voice: no exclamation marks', () => {
    expect([...Object.values(en), ...Object.values(de)].filter((text) => text.includes('!'))).toEqual([]);
  });
});
