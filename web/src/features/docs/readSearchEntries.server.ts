import type { Locale } from '@parlance/domain/locales';
import { DOCS_CONTENTS } from '#web/config/DOCS_CONTENTS.ts';
import { paths } from '#web/config/paths.ts';
import { readContent } from '#web/lib/content/readContent.server.ts';
import { type SearchEntry, searchEntries } from '#web/lib/content/searchEntries.ts';

/** Search entries of the documentation in one language, page by page. */
export function readSearchEntries(locale: Locale): SearchEntry[] {
  return DOCS_CONTENTS.flatMap(({ pages }) =>
    pages.flatMap((page) => searchEntries(paths.docs(locale, page), readContent(locale, `docs/${page}`))),
  );
}
