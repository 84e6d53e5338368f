import Button from '@mui/material/Button';
import type { ExportView } from '@parlance/domain/documents/exports/dataExport';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { ExportDialog } from './ExportDialog.tsx';

interface ExportButtonProps {
  /** Null: of all chatbots. */
  chatbotId: string | null;
  /** View to export: the list with its current filters. */
  view: ExportView;
}

/** Opens the exports, for those who may have them. */
export function ExportButton({ chatbotId, view }: ExportButtonProps) {
  const t = useTranslate();
  const canExport = useCan('data.export');
  const [isOpen, setOpen] = useState(false);
  if (!canExport) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        data-shortcut="export"
        startIcon={<AppIcon name="download" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('exports.open')}
      </Button>
      {isOpen && <ExportDialog chatbotId={chatbotId} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
