import { paths } from '@parlance/domain/paths';
import { searchTermOf } from '@parlance/domain/search/searchTerms';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import type { SourceFilter } from '../sourceFilter.ts';

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
  const term = searchTermOf(search);
  if (term !== undefined) {
    return type === undefined
      ? { path, equals: { chatbotId }, contains: ['searchTerms', term], orderBy: ['createdAt', 'desc'] }
      : { path, equals: { chatbotId, type }, contains: ['searchTerms', term], orderBy: ['createdAt', 'desc'] };
  }
  switch (sort) {
    case 'created':
      return type === undefined
        ? { path, equals: { chatbotId }, orderBy: ['createdAt', 'desc'] }
        : { path, equals: { chatbotId, type }, orderBy: ['createdAt', 'desc'] };
    case 'name':
      return type === undefined
        ? { path, equals: { chatbotId }, orderBy: ['name', 'asc'] }
        : { path, equals: { chatbotId, type }, orderBy: ['name', 'asc'] };
    case 'characters':
      return type === undefined
        ? { path, equals: { chatbotId }, orderBy: ['characters', 'desc'] }
        : { path, equals: { chatbotId, type }, orderBy: ['characters', 'desc'] };
  }
}
