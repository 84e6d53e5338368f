import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Lead, LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface LeadWorkProps {
  lead: Stored<Lead>;
}

/** A lead's status and priority, stored as soon as they are chosen. */
export function LeadWork({ lead }: LeadWorkProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canWrite = useCan('lead.write');
  const { isBusy, run } = useAction(async (change: { status?: string; priority?: string }) => {
    await updateDocument(paths.lead(orgId, lead.id), { status: lead.status, priority: lead.priority, ...change });
    toast.success(t('leads.saved'));
  });
  const isLocked = !canWrite || isBusy;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, my: 3 }}>
      <TextField
        id="lead-status"
        select
        label={t('leads.status')}
        value={lead.status}
        disabled={isLocked}
        onChange={(event) => run({ status: event.target.value })}
        slotProps={{ select: { native: true } }}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`leadStatus.${status}`)}
          </option>
        ))}
      </TextField>
      <TextField
        id="lead-priority"
        select
        label={t('leads.priority')}
        value={lead.priority}
        disabled={isLocked}
        onChange={(event) => run({ priority: event.target.value })}
        slotProps={{ select: { native: true } }}
      >
        {LEAD_PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {t(`leadPriority.${priority}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
