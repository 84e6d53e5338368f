import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@parlance/domain/locales';
import * as z from 'zod';
import { ROOT } from '../../../local/src/config/ROOT.ts';
import { de } from '../../../widget/src/app/i18n/de.ts';
import { en } from '../../../widget/src/app/i18n/en.ts';

/** A text by its id, its {names} filled in. A text or a value that is missing fails the test. */
export type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

const catalogSchema = z.record(z.string(), z.string());

/** The web app's own texts in a language. Without values a text is given as it stands; plurals are not worked out. */
export function webTexts(locale: Locale): Translate {
  const file = path.join(ROOT, 'web', 'src', 'i18n', `${locale}.json`);
  const catalog = catalogSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (id, values) => {
    const text = catalog[id];
    if (text === undefined) throw new Error(`No text ${id} in ${locale}`);
    if (values === undefined) return text;
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No ${name} for ${id}`);
      return value;
    });
  };
}

/** The widget's texts. */
export const widgetTexts = { en, de } as const;
