import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ChecklistHidden {
  isHidden: boolean;
  hide: () => void;
}

/** Whether this browser hides the checklist of the organization. `?checklist=1` in the address shows it again. */
export function useChecklistHidden(): ChecklistHidden {
  const { orgId } = useMembership();
  const key = `parlance-checklist-hidden-${orgId}`;
  const [params] = useSearchParams();
  const isAskedFor = params.get('checklist') === '1';
  const [isHidden, setHidden] = useState(() => safeStorage.read(key) === '1');
  useEffect(() => {
    if (!isAskedFor) return;
    safeStorage.write(key, '0');
  }, [isAskedFor, key]);
  return {
    isHidden: isHidden && !isAskedFor,
    hide: () => {
      safeStorage.write(key, '1');
      setHidden(true);
    },
  };
}
