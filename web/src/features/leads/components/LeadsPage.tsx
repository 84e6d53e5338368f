import Box from '@mui/material/Box';
import type { ExportView } from '@parlance/domain/documents/exports/dataExport';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#web/components/exports/ExportButton.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useLeadPage } from '../api/useLeadPage.ts';
import { type Team, useTeam } from '#web/lib/org/useTeam.ts';
import {
  ALL_LEADS,
  isNarrowed,
  type LeadFilter,
  readLeadFilter,
  viewFilterOf,
  withoutPersonal,
  writeLeadFilter,
} from '../leadFilter.ts';
import { useLeadDeletion } from '../useLeadDeletion.ts';
import { useOpenLead } from '../useOpenLead.ts';
import { LeadDialog } from './details/LeadDialog.tsx';
import { LeadFilters } from './filters/LeadFilters.tsx';
import { LeadsEmpty } from './LeadsEmpty.tsx';
import { LeadsTable } from './table/LeadsTable.tsx';

interface LeadsPageProps {
  /** Without a chatbot: leads of all. */
  params: { chatbotId?: string };
}

const NOBODY: Team = new Map();

/** The filter that an address names, without what does not hold here: names where they are masked, `open` in a chatbot's own list. */
function listedFilter(
  params: URLSearchParams,
  { isMasked, isOfAll }: { isMasked: boolean; isOfAll: boolean },
): LeadFilter {
  const named = isMasked ? withoutPersonal(readLeadFilter(params)) : readLeadFilter(params);
  return named.status === 'open' && !isOfAll ? { ...named, status: undefined } : named;
}

function exportedView(filter: LeadFilter): ExportView {
  return { kind: 'leads', filter: viewFilterOf(filter) };
}

/** Visitors who left an address. The list's state stands in the address. */
export default function LeadsPage({ params: { chatbotId } }: LeadsPageProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const isMasked = useIsMasked();
  const isOfAll = chatbotId === undefined;
  const filter = listedFilter(params, { isMasked, isOfAll });
  const page = useLeadPage(chatbotId, filter);
  const team = useTeam();
  const { leadId: openId, open, addressOf } = useOpenLead();
  const region = useRef<HTMLDivElement>(null);
  const { isDeleted, remove } = useLeadDeletion(region);

  const change = (next: Partial<LeadFilter>) => {
    const current = readLeadFilter(currentParams());
    setParams(writeLeadFilter({ ...current, ...next }), { replace: true, preventScrollReset: true });
  };
  const clear = () => change({ ...ALL_LEADS, sort: filter.sort, direction: filter.direction });
  const { rows } = page;
  const shown = rows.status === 'ready' ? rows.value.filter(({ id }) => !isDeleted(id)) : undefined;
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  const onDelete = useCan('lead.write') ? remove : undefined;
  const onDeleteOne = useMemo(() => onDelete && ((leadId: string) => onDelete([leadId])), [onDelete]);
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      {(!isEmpty || isNarrowed(filter)) && (
        <LeadFilters
          chatbotId={chatbotId}
          filter={filter}
          team={team ?? NOBODY}
          onFilter={change}
          onClear={clear}
          action={<ExportButton chatbotId={chatbotId ?? null} view={exportedView(filter)} />}
        />
      )}
      {rows.status === 'error' && <ErrorState title={t('leads.loadFailed')} error={rows.error} onRetry={rows.retry} />}
      {isEmpty && <LeadsEmpty filter={filter} onClear={clear} />}
      {rows.status !== 'error' && !isEmpty && (
        <LeadsTable
          hasChatbots={isOfAll}
          filter={filter}
          rows={shown}
          page={page}
          team={team}
          onFilter={change}
          addressOf={addressOf}
          onDelete={onDelete}
        />
      )}
      {openId !== undefined && (
        <LeadDialog
          key={openId}
          leadId={openId}
          team={team ?? NOBODY}
          onOpen={open}
          onClose={() => open(undefined)}
          onDelete={onDeleteOne}
        />
      )}
    </Box>
  );
}
