import Box from '@mui/material/Box';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useRef, useState } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { DataTable } from '#web/components/ui/DataTable.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useLeads } from '../api/useLeads.ts';
import { useLeadDeletion } from '../useLeadDeletion.ts';
import { LeadDialog } from './LeadDialog.tsx';
import { useLeadColumns } from './useLeadColumns.tsx';

interface LeadsPageProps {
  chatbotId: string;
}

/** Visitors who left an address. */
export function LeadsPage({ chatbotId }: LeadsPageProps) {
  const t = useTranslate();
  const leads = useLeads(chatbotId);
  const [openId, setOpenId] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const { isDeleted, remove } = useLeadDeletion(region);
  const canDelete = useCan('lead.write');
  const columns = useLeadColumns(setOpenId, canDelete ? remove : undefined);

  if (leads.status === 'error') {
    return <ErrorState title={t('leads.loadFailed')} error={leads.error} onRetry={leads.retry} />;
  }
  if (leads.status === 'ready' && leads.value.length === 0) {
    return <EmptyState icon="mail" title={t('leads.emptyTitle')} text={t('leads.emptyText')} />;
  }
  const rows: readonly Stored<Lead>[] = leads.status === 'ready' ? leads.value.filter(({ id }) => !isDeleted(id)) : [];
  const open = rows.find(({ id }) => id === openId);
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      <DataTable
        aria-label={t('nav.leads')}
        wideOnly={['email', 'message', 'priority', 'createdAt', 'delete']}
        rows={rows}
        columns={columns}
        loading={leads.status === 'loading'}
        onRowDoubleClick={({ id }) => setOpenId(String(id))}
      />
      {open && (
        <LeadDialog lead={open} onClose={() => setOpenId(undefined)} onDelete={canDelete ? remove : undefined} />
      )}
    </Box>
  );
}
