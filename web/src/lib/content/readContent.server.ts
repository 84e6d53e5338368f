import type { Locale } from '@parlance/domain/locales';
import { contentFiles } from './contentFiles.server.ts';
import { type Content, parseContent } from './parseContent.ts';

/** The text of web/content/{locale}/{name}.md. Throws an `Error` where there is none. */
export function readContent(locale: Locale, name: string): Content {
  const text = contentFiles[`../../../content/${locale}/${name}.md`];
  if (text === undefined) throw new Error(`web/content/${locale}/${name}.md is missing`);
  return parseContent(text);
}
