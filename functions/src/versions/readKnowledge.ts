import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

/** The sources that a release could answer from, by the number of the release that has their list. In the order of their ids. */
export async function readKnowledge(
  transaction: Transaction,
  orgId: string,
  chatbotId: string,
  knowledgeOf: number,
): Promise<KnownSource[]> {
  const parts = await transaction.get(refs.allKnowledge(orgId, chatbotId).where('of', '==', releaseKey(knowledgeOf)));
  return parts.docs.flatMap((part) => part.data().sources).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
