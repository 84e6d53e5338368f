import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useFilePicker } from '#web/components/forms/useFilePicker.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useQaImport } from './useQaImport.ts';

interface ImportQaDialogProps {
  chatbotId: string;
  onClose: () => void;
}

/** Imports questions with answers from a CSV file, after showing what it holds. Open as long as it is rendered. */
export function ImportQaDialog({ chatbotId, onClose }: ImportQaDialogProps) {
  const t = useTranslate();
  const { file, done, isReading, isImporting, failure, read, start } = useQaImport(chatbotId, onClose);
  const picker = useFilePicker({
    label: t('qa.chooseFile'),
    accept: '.csv,.tsv,.txt,text/csv',
    onFiles: ([chosen]) => chosen && read(chosen),
  });
  const count = file?.rows.length ?? 0;
  return (
    <FormDialog
      title={t('qa.importTitle')}
      submitLabel={count === 0 ? t('qa.importStart') : t('qa.importSubmit', { count })}
      isBusy={isImporting}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('qa.importText')}</Typography>
      <div>
        <Button
          variant="outlined"
          loading={isReading}
          disabled={isImporting}
          startIcon={<AppIcon name="table-import" />}
          onClick={picker.open}
        >
          {t('qa.chooseFile')}
        </Button>
        {picker.input}
      </div>
      {file && <ImportPreview file={file} />}
      {isImporting && (
        <div>
          <LinearProgress
            variant="determinate"
            value={Math.round((done.rows / Math.max(1, count)) * 100)}
            aria-label={t('qa.importProgress')}
          />
          <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mt: 0.75 }}>
            {t('qa.importedOf', { done: done.rows, count })}
          </Typography>
        </div>
      )}
    </FormDialog>
  );
}
