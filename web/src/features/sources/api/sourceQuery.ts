import { paths } from '@parlance/domain/paths';
import { newestSources, sourcesByName, sourcesBySize } from '@parlance/domain/queries/sources';
import { searchTermOf } from '@parlance/domain/search/searchTerms';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import type { SourceFilter } from '../sourceFilter.ts';

const SORTED = { created: newestSources, name: sourcesByName, characters: sourcesBySize };

/** Chatbot whose sources are queried, and its organization. */
interface Scope {
  orgId: string;
  chatbotId: string;
}

/** True iff what was typed narrows the list: a single letter does not. */
export function isSearch(search: string): boolean {
  return searchTermOf(search) !== undefined;
}

/** The query behind a list of sources. Found ones stand newest first, whatever the order of the list is. */
export function sourceQuery(
  { orgId, chatbotId }: Scope,
  { type, search, sort }: Omit<SourceFilter, 'page'>,
): QuerySpec {
  const path = paths.sources(orgId);
  const searchTerms = searchTermOf(search);
  if (searchTerms !== undefined) return specOf(newestSources, path, { chatbotId, type, searchTerms });
  return specOf(SORTED[sort], path, { chatbotId, type });
}
