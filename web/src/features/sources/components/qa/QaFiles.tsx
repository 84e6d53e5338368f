import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { exportQa } from '../../api/exportQa.ts';

interface QaFilesProps {
  chatbotId: string;
  canWrite: boolean;
  onImport: () => void;
}

/** Brings questions and answers from a CSV file, and into one. */
export function QaFiles({ chatbotId, canWrite, onImport }: QaFilesProps) {
  const t = useTranslate();
  const toast = useToast();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    const count = await exportQa({ orgId, chatbotId, locale });
    toast.success(t('qa.exported', { count }));
  }, t('qa.exportFailed'));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {canWrite && (
        <Button
          size="small"
          variant="outlined"
          onClick={onImport}
          startIcon={<AppIcon name="table-import" size={16} />}
        >
          {t('qa.import')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        onClick={() => run()}
        loading={isBusy}
        startIcon={<AppIcon name="download" size={16} />}
      >
        {t('qa.export')}
      </Button>
    </Stack>
  );
}
