import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** One declaration, live. Null when it does not exist. */
export function useDeclaration(declarationId: string): Live<Stored<Declaration> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.declaration(orgId, declarationId), declarationSchema);
}
