import { saveOnboarding } from '@parlance/domain/contracts/accounts';
import type { Onboarding } from '@parlance/domain/documents/accounts/onboarding';
import { paths } from '@parlance/domain/paths';
import { useCallback } from 'react';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Stores the answers and, where it changed, the person's name; undefined leaves the name alone. Throws an `AppError`. */
export function useSaveOnboarding(): (onboarding: Onboarding, name: string | undefined) => Promise<void> {
  const { uid, profile } = useMembership();
  return useCallback(
    async (onboarding, name) => {
      if (name !== undefined && name !== profile.name) await updateDocument(paths.user(uid), { name });
      await callContract(saveOnboarding, { onboarding });
    },
    [uid, profile.name],
  );
}
