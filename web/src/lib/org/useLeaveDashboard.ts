import { paths } from '@parlance/domain/paths';
import { useCallback } from 'react';
import { laterToast } from '#web/lib/browser/laterToast.ts';
import { paths as pages } from '#web/config/paths.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from './useMembership.ts';

/**
 * Leaves an organization that is no longer the person's: for another one of theirs, else they are signed out. The page is loaded
 * afresh, so that no listener of the old organization survives, and then shows `done`.
 */
export function useLeaveDashboard(): (done: string) => Promise<void> {
  const { orgId, uid, profile } = useMembership();
  const next = profile.orgIds.find((id) => id !== orgId);
  return useCallback(
    async (done) => {
      laterToast.write(done);
      if (next === undefined) {
        await signOutFully(pages.signIn());
        return;
      }
      await updateDocument(paths.user(uid), { currentOrgId: next });
      window.location.assign(pages.dashboard());
    },
    [next, uid],
  );
}
