import type { ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';
import { paths } from '#web/config/paths.ts';
import { writeSourceFilter } from './sourceFilter.ts';

/** Path to a passage's source: a website's pages, or the list with the source alone. */
export function sideLink(chatbotId: string, side: ContradictionSide): string {
  if (side.pageId !== null) return paths.chatbotWebsite(chatbotId, side.sourceId);
  const type = side.question === null ? 'file' : 'qa';
  const filter = writeSourceFilter({ type, search: side.sourceName, sort: 'created', page: 0 });
  return `${paths.chatbotSources(chatbotId)}?${filter.toString()}`;
}
