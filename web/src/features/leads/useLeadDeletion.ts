import { deleteLeads } from '@parlance/domain/contracts/leads';
import { type RefObject, useCallback } from 'react';
import { useHeldDeletion } from '#web/components/toast/useHeldDeletion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface LeadDeletion {
  isDeleted: (leadId: string) => boolean;
  remove: (leadId: string) => void;
}

/** Deletes leads, a few seconds late, so that it can be taken back. `region` takes the focus when that is over. */
export function useLeadDeletion(region: RefObject<HTMLElement | null>): LeadDeletion {
  const t = useTranslate();
  const { orgId } = useMembership();
  const texts = { deleted: t('leads.deleted'), failed: t('leads.deleteFailed') };
  const { hidden, remove } = useHeldDeletion(deleteLeads, texts);
  return {
    isDeleted: (leadId) => hidden.has(leadId),
    remove: useCallback(
      (leadId) => remove({ key: leadId, input: { orgId, leadIds: [leadId] }, region }),
      [remove, orgId, region],
    ),
  };
}
