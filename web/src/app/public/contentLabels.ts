import type { Locale } from '@parlance/domain/locales';
import type { MarkdownLabels } from '#web/lib/content/renderMarkdown.ts';
import { publicMessages } from './publicMessages.ts';

/** The words that rendered texts are given beside their own. */
export function contentLabels(locale: Locale): MarkdownLabels {
  const { 'common.copy': copy, 'docs.anchor': anchor, 'docs.table': table } = publicMessages[locale];
  return { copy, anchor, table };
}
