import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@parlance/domain/locales';
import * as z from 'zod';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { de } from '../../widget/src/app/i18n/de.ts';
import { en } from '../../widget/src/app/i18n/en.ts';

const catalogSchema = z.record(z.string(), z.string());

/** The web app's own texts in a language, looked up by id: a missing one fails the test. */
export function webTexts(locale: Locale): (id: string) => string {
  const file = path.join(ROOT, 'web', 'src', 'i18n', `${locale}.json`);
  const catalog = catalogSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (id) => {
    const text = catalog[id];
    if (text === undefined) throw new Error(`No text ${id} in ${locale}`);
    return text;
  };
}

/** The widget's texts. */
export const widgetTexts = { en, de } as const;
