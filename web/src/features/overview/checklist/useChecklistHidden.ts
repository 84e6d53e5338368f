import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ChecklistHidden {
  isHidden: boolean;
  hide: () => void;
}

const PARAM = 'checklist';

/** Whether this browser hides the checklist of the organization. `?checklist=1` in the address shows it all the same. */
export function useChecklistHidden(): ChecklistHidden {
  const { orgId } = useMembership();
  const key = `parlance-checklist-hidden-${orgId}`;
  const [params, setParams] = useSearchParams();
  const [isStored, setStored] = useState(() => safeStorage.read(key) === '1');
  return {
    isHidden: isStored && params.get(PARAM) !== '1',
    hide: () => {
      safeStorage.write(key, '1');
      setStored(true);
      const left = new URLSearchParams(params);
      left.delete(PARAM);
      setParams(left, { replace: true, preventScrollReset: true });
    },
  };
}
