import { WIDGET_LOCALES, type WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { loadTexts } from './loadTexts.ts';
import { TRANSLATIONS } from './TRANSLATIONS.ts';

/** Words that a language writes as English does, and no others. */
const AS_IN_ENGLISH: Partial<Record<WidgetLocale, readonly string[]>> = {
  fr: ['Conversation', 'Sources', 'page', 'Message', 'Menu'],
  it: ['Menu'],
  nl: ['Menu'],
  pl: ['Menu'],
  pt: ['Menu'],
  da: ['Menu'],
  de: ['Name'],
};

/** Texts by their paths, without `quoted`, which English has no need of. */
function textsIn(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] => {
    if (typeof inner === 'string') return key === 'quoted' ? [] : [[`${path}${key}`, inner]];
    return typeof inner === 'object' && inner !== null ? textsIn(inner, `${path}${key}.`) : [];
  });
}

function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}

const english = new Map(textsIn(en));

describe.each(WIDGET_LOCALES)('the chat in "%s"', (locale) => {
  it('has every text with the places of the English one, and none is empty', async () => {
    const { messages } = await loadTexts(locale);
    const texts = textsIn(messages);
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    for (const [path, text] of texts) {
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, placesIn(text)]).toEqual([path, placesIn(english.get(path) ?? '')]);
    }
  });

  it('has no English left', async () => {
    const { messages } = await loadTexts(locale);
    const same = textsIn(messages).filter(([path, text]) => messages !== en && english.get(path) === text);
    const known = AS_IN_ENGLISH[locale] ?? [];
    expect(same.map(([, text]) => text).filter((text) => !known.includes(text))).toEqual([]);
    // What is not the same any more has no place in the list.
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(known.toSorted());
  });

  it('says that documents are quoted, where no text comes from the functions', async () => {
    const { messages } = await loadTexts(locale);
    expect(messages.quoted === undefined).toBe(Object.hasOwn(TRANSLATIONS, locale));
  });
});
