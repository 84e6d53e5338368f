import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import type { ReactNode } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { typedUrl } from '#web/lib/forms/typedUrl.ts';

interface WebsiteFormProps {
  /** Initial value of the field. */
  initial: string;
  isBusy: boolean;
  /** Current step, while one is running. */
  step: string;
  failure: { error: unknown } | undefined;
  onBegin: (url: string) => void;
  /** Above the field. */
  notice?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** One field for the address of a website, from which a chatbot is made. */
export function WebsiteForm({ initial, isBusy, step, failure, onBegin, notice, children }: WebsiteFormProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const form = useForm({
    initial: { url: initial },
    validate: ({ url }) => {
      const verdict = typedUrl(url);
      if (verdict === 'missing') return { url: t('website.urlRequired') };
      return { url: verdict === 'invalid' ? t('error.url-invalid') : undefined };
    },
    onValid: ({ url }) => onBegin(url.trim()),
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2}>
      {failure !== undefined && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {errorText(failure.error)}
        </Alert>
      )}
      {notice}
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
        {isBusy ? step : ''}
      </Typography>
      {children}
    </Stack>
  );
}
