import { deleteLeads } from '@parlance/domain/contracts/conversations/leads';
import { type RefObject, useCallback } from 'react';
import { useHeldDeletion } from '#web/components/toast/useHeldDeletion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface LeadDeletion {
  isDeleted: (leadId: string) => boolean;
  /** At most `LIMITS.leadsPerDelete`. */
  remove: (leadIds: readonly string[]) => void;
}

/** No id has it. */
const SEPARATOR = ',';

/** Deletes leads, a few seconds late, so that it can be taken back. `region` takes the focus when that is over. */
export function useLeadDeletion(region: RefObject<HTMLElement | null>): LeadDeletion {
  const t = useTranslate();
  const { orgId } = useMembership();
  const texts = { deleted: t('leads.deleted'), failed: t('leads.deleteFailed') };
  const { hidden, remove } = useHeldDeletion(deleteLeads, texts);
  const hiddenIds = new Set([...hidden].flatMap((key) => key.split(SEPARATOR)));
  return {
    isDeleted: (leadId) => hiddenIds.has(leadId),
    remove: useCallback(
      (leadIds) =>
        remove({
          key: leadIds.join(SEPARATOR),
          input: { orgId, leadIds: [...leadIds] },
          ...(leadIds.length > 1 ? { deleted: t('leads.severalDeleted', { count: leadIds.length }) } : {}),
          region,
        }),
      [remove, orgId, region, t],
    ),
  };
}
