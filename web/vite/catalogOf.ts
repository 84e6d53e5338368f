import { readFileSync } from 'node:fs';
import type { Locale } from '@parlance/domain/locales';
import * as z from 'zod';
import type { MessageId } from '../src/i18n/messageId.ts';

const catalogSchema = z.record(z.string(), z.string());

/** Texts of the web app in a language, for what is made at build time. The function that it answers throws for a text that is missing. */
export function catalogOf(locale: Locale): (id: MessageId) => string {
  const file = new URL(`../src/i18n/${locale}.json`, import.meta.url);
  const catalog = catalogSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (id) => {
    const text = catalog[id];
    if (text === undefined) throw new Error(`${locale}.json has no ${id}`);
    return text;
  };
}
