import { DESK_KINDS, type DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { type Declaration, DECLARATION_STATUSES } from '@parlance/domain/documents/declarations/declaration';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

/** Filter of the listed declarations. Undefined where it does not matter. */
export interface DeclarationFilter {
  kind: DeskKind | undefined;
  status: Declaration['status'] | undefined;
  /** From 0. */
  page: number;
}

export function isNarrowed({ kind, status }: DeclarationFilter): boolean {
  return kind !== undefined || status !== undefined;
}

/** The filter that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readDeclarationFilter(params: URLSearchParams): DeclarationFilter {
  return {
    kind: DESK_KINDS.find((kind) => kind === params.get('kind')),
    status: DECLARATION_STATUSES.find((status) => status === params.get('status')),
    page: readPageNumber(params),
  };
}

/** The address's form of a filter, without what is as it is at first. Pages count from 1 there. */
export function writeDeclarationFilter({ kind, status, page }: DeclarationFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== undefined) params.set('kind', kind);
  if (status !== undefined) params.set('status', status);
  if (page > 0) params.set('page', String(page + 1));
  return params;
}
