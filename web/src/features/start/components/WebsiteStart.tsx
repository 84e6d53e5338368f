import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { WebsiteForm } from '#web/components/reading/WebsiteForm.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useWebsiteStart } from '../api/useWebsiteStart.ts';

interface WebsiteStartProps {
  onNoWebsite: () => void;
}

/** The address of a website, or the way without one. */
export function WebsiteStart({ onNoWebsite }: WebsiteStartProps) {
  const t = useTranslate();
  const { isBusy, step, failure, begin } = useWebsiteStart();
  return (
    <Stack spacing={3}>
      <WebsiteForm initial="" isBusy={isBusy} step={t(`start.step.${step}`)} failure={failure} onBegin={begin} />
      <Button
        color="inherit"
        onClick={onNoWebsite}
        disabled={isBusy}
        startIcon={<AppIcon name="file-text" />}
        sx={{ alignSelf: 'start' }}
      >
        {t('start.noWebsite')}
      </Button>
    </Stack>
  );
}
