import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useFilePicker } from '#web/components/forms/useFilePicker.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTestImport } from '../useTestImport.ts';

interface ImportTestsDialogProps {
  chatbotId: string;
  onClose: () => void;
}

const FIRST_PROBLEMS = 10;

/** Imports cases from a CSV file, after saying what it holds. Open as long as it is rendered. */
export function ImportTestsDialog({ chatbotId, onClose }: ImportTestsDialogProps) {
  const t = useTranslate();
  const { file, isReading, isImporting, failure, read, start } = useTestImport(chatbotId, onClose);
  const picker = useFilePicker({
    label: t('tests.chooseFile'),
    accept: '.csv,.tsv,.txt,text/csv',
    onFiles: ([chosen]) => chosen && read(chosen),
  });
  const count = file?.rows.length ?? 0;
  const problems = file?.problems ?? [];
  return (
    <FormDialog
      title={t('tests.importTitle')}
      submitLabel={count === 0 ? t('tests.import') : t('tests.importSubmit', { count })}
      isBusy={isImporting}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('tests.importText')}</Typography>
      <div>
        <Button
          variant="outlined"
          loading={isReading}
          disabled={isImporting}
          startIcon={<AppIcon name="table-import" />}
          onClick={picker.open}
        >
          {t('tests.chooseFile')}
        </Button>
        {picker.input}
      </div>
      {file && (
        <Typography aria-live="polite" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('tests.fileRows', { name: file.name, count })}
        </Typography>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          {t('tests.problems', { count: problems.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {problems.slice(0, FIRST_PROBLEMS).map(({ line, kind }) => (
              <li key={line}>{t('tests.problemOfLine', { line, problem: t(`tests.problem.${kind}`) })}</li>
            ))}
          </Box>
        </Alert>
      )}
    </FormDialog>
  );
}
