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
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportView,
  type DataExport,
  dataExportSchema,
} from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { startExport } from '@parlance/domain/contracts/dataExports';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { callContract } from '#web/lib/functions/callContract.ts';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useAction } from '../toast/useAction.ts';
import { LatestExports } from './LatestExports.tsx';

interface ExportDialogProps {
  /** Null: of all chatbots. */
  chatbotId: string | null;
  view: ExportView;
  onClose: () => void;
}

interface Wanted {
  orgId: string;
  chatbotId: string | null;
  view: ExportView;
  format: ExportFormat;
  /** The organization's, by whose days its lists go. */
  timezone: string;
}

const LATEST = 5;

/** The organization's latest exports, live. They are gone a day after they were begun. */
function useLatestExports(): Live<readonly Stored<DataExport>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.exports(orgId), orderBy: ['startedAt', 'desc'], limit: LATEST }, dataExportSchema);
}

/** Has the file of an export written. Throws an `AppError`, `invalid-input` for a filter that an address made up. */
async function beginExport({ orgId, chatbotId, view, format, timezone }: Wanted): Promise<void> {
  const input = { orgId, chatbotId, exportId: newId(), view, format, timezone };
  // On the way, what is undefined would become null, which means something else.
  const sent = startExport.input.safeParse(JSON.parse(JSON.stringify(input)));
  if (!sent.success) throw new AppError('invalid-input', {}, { cause: sent.error });
  await callContract(startExport, sent.data);
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
