import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

/** Writes which sources a new release can answer from, in the transaction that records it. */
export function storeKnowledge(
  transaction: Transaction,
  { orgId, chatbotId, release }: { orgId: string; chatbotId: string; release: number },
  sources: readonly KnownSource[],
): void {
  const size = LIMITS.sourcesPerKnowledge;
  for (let start = 0, part = 0; start < sources.length; start += size, part += 1) {
    const some = sources.slice(start, start + size);
    transaction.create(refs.knowledge(orgId, chatbotId, release, part), { of: releaseKey(release), sources: some });
  }
}
