import { tagsSchema } from '@parlance/domain/documents/organizations/tags';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NONE: readonly string[] = [];

/** The tags of the organization's conversations, the newest first, live. None while they load. */
export function useChatTags(): readonly string[] {
  const { orgId } = useMembership();
  const tags = useDocument(paths.chatTags(orgId), tagsSchema);
  return tags.status === 'ready' ? (tags.value?.names ?? NONE) : NONE;
}
