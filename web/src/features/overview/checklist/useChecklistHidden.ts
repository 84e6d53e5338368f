import { paths } from '@parlance/domain/paths';
import { useSearchParams } from 'react-router';
import { useAction } from '#web/components/toast/useAction.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ChecklistHidden {
  isHidden: boolean;
  hide: () => void;
}

const PARAM = 'checklist';

/** Reports whether the reader has hidden the organization's checklist, on any device. `?checklist=1` in the address shows it all the same. */
export function useChecklistHidden(): ChecklistHidden {
  const { uid, orgId, profile } = useMembership();
  const { checklistsHidden, orgIds } = profile;
  const [params, setParams] = useSearchParams();
  const { run } = useAction(async () => {
    const others = checklistsHidden.filter((id) => id !== orgId && orgIds.includes(id));
    await updateDocument(paths.user(uid), { checklistsHidden: [...others, orgId] });
    const left = new URLSearchParams(params);
    left.delete(PARAM);
    setParams(left, { replace: true, preventScrollReset: true });
  });
  return { isHidden: checklistsHidden.includes(orgId) && params.get(PARAM) !== '1', hide: run };
}
