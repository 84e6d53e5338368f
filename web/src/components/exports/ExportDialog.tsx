import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { EXPORT_FORMATS, type ExportFormat, type ExportView } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useAction } from '../toast/useAction.ts';
import { beginExport } from './beginExport.ts';
import { LatestExports } from './LatestExports.tsx';
import { useLatestExports } from './useLatestExports.ts';

interface ExportDialogProps {
  /** Null: of all chatbots. */
  chatbotId: string | null;
  view: ExportView;
  onClose: () => void;
}

/** Begins an export of what a list shows, and has the latest ones with their progress and their files. */
export function ExportDialog({ chatbotId, view, onClose }: ExportDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const { orgId, org } = useMembership();
  const latest = useLatestExports();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { isBusy, run } = useAction(async () => {
    await beginExport({ orgId, chatbotId, view, format, timezone: org.timezone });
  }, t('exports.failed'));
  const isRunning =
    latest.status === 'ready' && latest.value.some(({ status }) => status === 'waiting' || status === 'running');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t(`exports.title.${view.kind}`)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t(`exports.text.${view.kind}`, { max: LIMITS.exportRows })}
        </Typography>
        <FormControl>
          <FormLabel id={`${titleId}-format`}>{t('exports.format')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${titleId}-format`}
            value={format}
            onChange={(_, value) => setFormat(EXPORT_FORMATS.find((each) => each === value) ?? 'csv')}
          >
            {EXPORT_FORMATS.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={t(`exports.format.${each}`)} />
            ))}
          </RadioGroup>
        </FormControl>
        <LatestExports latest={latest} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={isRunning} onClick={() => run()}>
          {t('exports.begin')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
