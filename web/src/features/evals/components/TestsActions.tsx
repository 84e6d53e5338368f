import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { writeCsv } from '#web/lib/csv/writeCsv.ts';
import { testRows } from '../csv/testRows.ts';
import type { OpenDialog } from '../OpenDialog.ts';

interface TestsActionsProps {
  cases: readonly TestCase[];
  canWrite: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** Adds cases, by hand, from proposals or from a file, and saves them as one. */
export function TestsActions({ cases, canWrite, onOpen }: TestsActionsProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const isFull = cases.length >= LIMITS.testCasesPerChatbot;
  const handleExport = () => {
    const file = new Blob([writeCsv(testRows(cases, locale), LANGUAGES[locale].delimiter)], { type: 'text/csv' });
    saveFile(`tests-${new Date().toISOString().slice(0, 10)}.csv`, file);
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {cases.length > 0 && (
        <Button onClick={handleExport} startIcon={<AppIcon name="download" size={18} />}>
          {t('tests.export')}
        </Button>
      )}
      {canWrite && (
        <>
          <Button onClick={() => onOpen({ kind: 'import' })} startIcon={<AppIcon name="table-import" size={18} />}>
            {t('tests.import')}
          </Button>
          <Button
            onClick={() => onOpen({ kind: 'proposals' })}
            disabled={isFull}
            startIcon={<AppIcon name="sparkles" size={18} />}
          >
            {t('tests.proposals')}
          </Button>
          <Button
            variant="contained"
            onClick={() => onOpen({ kind: 'new' })}
            disabled={isFull}
            startIcon={<AppIcon name="plus" size={18} />}
          >
            {t('tests.add')}
          </Button>
        </>
      )}
    </Stack>
  );
}
