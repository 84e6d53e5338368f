import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { paths } from '@parlance/domain/paths';
import { newestDeclarations } from '@parlance/domain/queries/declarations';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { DeclarationFilter } from '../declarationFilter.ts';

/** Declarations on one page of the list. */
export const DECLARATIONS_PER_PAGE = 25;

interface DeclarationPage {
  rows: Live<readonly Stored<Declaration>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
  /** On all pages; undefined while it is being counted and when it can't be. */
  total: number | undefined;
}

/** One page of a chatbot's declarations, live, the newest first, with the number of all that the filter lets through. */
export function useDeclarationPage(chatbotId: string, { kind, status, page }: DeclarationFilter): DeclarationPage {
  const { orgId } = useMembership();
  const query = specOf(newestDeclarations, paths.declarations(orgId), { chatbotId, kind, status });
  const { rows, hasNext } = usePagedCollection(query, { page, size: DECLARATIONS_PER_PAGE }, declarationSchema);
  // What comes or goes changes the ids on the page.
  const version = rows.status === 'ready' ? rows.value.map(({ id }) => id).join() : '';
  return { rows, hasNext, total: useQueryCount(query, version) };
}
