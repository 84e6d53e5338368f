import { type KnownSource, knowledgeSchema } from '@parlance/domain/documents/releases/knowledge';
import type { Release } from '@parlance/domain/documents/releases/release';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import { paths } from '@parlance/domain/paths';
import { knowledgeOfRelease } from '@parlance/domain/queries/quality';
import type { Live } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** More than the sources of any plan fill. */
const MOST_PARTS = 50;

/** The sources of a release; null where they were not recorded. They never change. */
export function useKnowledge(
  chatbotId: string,
  { knowledgeOf }: Pick<Release, 'knowledgeOf'>,
): Live<readonly KnownSource[] | null> {
  const { orgId } = useMembership();
  const parts = useReadOnce(
    {
      ...specOf(knowledgeOfRelease, paths.allKnowledge(orgId, chatbotId), { of: releaseKey(knowledgeOf ?? 0) }),
      limit: knowledgeOf === null ? 0 : MOST_PARTS,
    },
    knowledgeSchema,
  );
  if (parts.status !== 'ready') return parts;
  return { status: 'ready', value: knowledgeOf === null ? null : parts.value.flatMap(({ sources }) => sources) };
}
