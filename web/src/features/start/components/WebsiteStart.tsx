import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { typedUrl } from '#web/lib/forms/typedUrl.ts';
import { useWebsiteStart } from '../api/useWebsiteStart.ts';

interface WebsiteStartProps {
  onNoWebsite: () => void;
}

/** One field for the address of a website. */
export function WebsiteStart({ onNoWebsite }: WebsiteStartProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { isBusy, step, failure, begin } = useWebsiteStart();
  const form = useForm({
    initial: { url: '' },
    validate: ({ url }) => {
      const verdict = typedUrl(url);
      if (verdict === 'missing') return { url: t('website.urlRequired') };
      return { url: verdict === 'invalid' ? t('error.url-invalid') : undefined };
    },
    onValid: ({ url }) => begin(url.trim()),
  });
  return (
    <Stack spacing={3}>
      <Box component="form" onSubmit={form.onSubmit} noValidate>
        <Stack spacing={2}>
          {failure && (
            <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
              {errorText(failure.error)}
            </Alert>
          )}
          <FormField
            form={form}
            name="url"
            label={t('start.url')}
            helperText={t('start.urlHint', { pages: LIMITS.firstLookPages })}
            maxLength={LIMITS.urlCharacters}
            autoComplete="url"
            isDisabled={isBusy}
          />
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('start.submit')}
          </Button>
          <Typography component="output" color="textSecondary" sx={{ minHeight: '1.5em' }}>
            {isBusy ? t(`start.step.${step}`) : ''}
          </Typography>
        </Stack>
      </Box>
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
