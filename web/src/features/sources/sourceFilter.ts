import { SOURCE_TYPES, type SourceType } from '@parlance/domain/documents/knowledge/source';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

export const SOURCE_SORTS = ['created', 'name', 'characters'] as const;

export type SourceSort = (typeof SOURCE_SORTS)[number];

/** Filter and order of the list of sources. */
export interface SourceFilter {
  /** Undefined: all of them. */
  type: SourceType | undefined;
  /** Typed search text. */
  search: string;
  sort: SourceSort;
  /** From 0. */
  page: number;
}

/** The filter that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readSourceFilter(params: URLSearchParams): SourceFilter {
  return {
    type: SOURCE_TYPES.find((type) => type === params.get('type')),
    search: params.get('q') ?? '',
    sort: SOURCE_SORTS.find((sort) => sort === params.get('sort')) ?? 'created',
    page: readPageNumber(params),
  };
}

/** The address's form of a filter, without what is as it is at first. Pages count from 1 there. */
export function writeSourceFilter({ type, search, sort, page }: SourceFilter): URLSearchParams {
  return new URLSearchParams([
    ...(type === undefined ? [] : [['type', type]]),
    ...(search === '' ? [] : [['q', search]]),
    ...(sort === 'created' ? [] : [['sort', sort]]),
    ...(page === 0 ? [] : [['page', String(page + 1)]]),
  ]);
}
