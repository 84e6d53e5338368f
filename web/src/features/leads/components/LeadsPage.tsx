import Box from '@mui/material/Box';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useState } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { DataTable } from '#web/components/ui/DataTable.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useLeads } from '../api/useLeads.ts';
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
  const columns = useLeadColumns(setOpenId);

  if (leads.status === 'error') {
    return <ErrorState title={t('leads.loadFailed')} error={leads.error} onRetry={leads.retry} />;
  }
  if (leads.status === 'ready' && leads.value.length === 0) {
    return <EmptyState icon="mail" title={t('leads.emptyTitle')} text={t('leads.emptyText')} />;
  }
  const rows: readonly Stored<Lead>[] = leads.status === 'ready' ? leads.value : [];
  const open = rows.find(({ id }) => id === openId);
  return (
    <Box>
      <DataTable
        aria-label={t('nav.leads')}
        wideOnly={['email', 'message', 'priority', 'createdAt']}
        rows={rows}
        columns={columns}
        loading={leads.status === 'loading'}
        onRowDoubleClick={({ id }) => setOpenId(String(id))}
      />
      {open && <LeadDialog lead={open} onClose={() => setOpenId(undefined)} />}
    </Box>
  );
}
