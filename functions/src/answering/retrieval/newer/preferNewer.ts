import { refs } from '../../../kernel/platform/refs.ts';
import type { Candidate } from '../rankPassages.ts';
import { isOfFile, withoutOlder } from './withoutOlder.ts';

/**
 * Prefers the newer of a chatbot's files of one name to the older ones. Reads the files' documents only where two of one name
 * were found.
 */
export async function preferNewer(orgId: string, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const idsByName = new Map<string, Set<string>>();
  for (const { sourceName, sourceId } of candidates.filter(isOfFile))
    idsByName.set(sourceName, (idsByName.get(sourceName) ?? new Set()).add(sourceId));
  const ids = [...idsByName.values()].filter(({ size }) => size > 1).flatMap((several) => [...several]);
  if (ids.length === 0) return candidates;
  const found = await Promise.all(ids.map((id) => refs.source(orgId, id).get()));
  const addedAt = new Map(found.map((source) => [source.id, source.data()?.createdAt.getTime() ?? 0]));
  return withoutOlder(candidates, addedAt);
}
