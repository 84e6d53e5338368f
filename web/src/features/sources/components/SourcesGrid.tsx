import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { LIMITS } from '@parlance/domain/limits';
import type { Source } from '@parlance/domain/documents/source';
import { useState } from 'react';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { DataTable } from '#web/components/DataTable.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { DeleteSourcesDialog } from './DeleteSourcesDialog.tsx';
import { selectedIds } from '../selectedIds.ts';
import { useSourceColumns } from './useSourceColumns.tsx';

interface SourcesGridProps {
  /** Undefined while they load. */
  sources: readonly Stored<Source>[] | undefined;
  canWrite: boolean;
}

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** The sources with their live status. Selected ones can be deleted. */
export function SourcesGrid({ sources, canWrite }: SourcesGridProps) {
  const t = useTranslate();
  const columns = useSourceColumns(canWrite);
  const [selection, setSelection] = useState(NOTHING);
  const [isDeleting, setDeleting] = useState(false);

  if (sources?.length === 0) {
    return (
      <EmptyState
        icon="file-text"
        title={t('sources.emptyTitle')}
        text={t(canWrite ? 'sources.emptyText' : 'sources.emptyTextViewer')}
      />
    );
  }
  const rows = sources ?? [];
  const chosen = selectedIds(selection, rows).slice(0, LIMITS.sourcesPerDelete);
  return (
    <section aria-label={t('nav.sources')}>
      {canWrite && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 48, mb: 1 }}>
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {t('sources.selected', { count: chosen.length })}
          </Typography>
          <Button
            color="error"
            variant="outlined"
            size="small"
            startIcon={<AppIcon name="trash" size={16} />}
            disabled={chosen.length === 0}
            onClick={() => setDeleting(true)}
          >
            {t('sources.deleteSelected')}
          </Button>
        </Box>
      )}
      <DataTable
        aria-label={t('nav.sources')}
        wideOnly={['type', 'characters', 'size']}
        rows={rows}
        columns={columns}
        loading={sources === undefined}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        checkboxSelection={canWrite}
        disableRowSelectionOnClick
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        getRowHeight={() => 'auto'}
      />
      <DeleteSourcesDialog
        isOpen={isDeleting}
        sources={rows.filter((source) => chosen.includes(source.id))}
        onClose={() => setDeleting(false)}
        onDeleted={() => setSelection(NOTHING)}
      />
    </section>
  );
}
