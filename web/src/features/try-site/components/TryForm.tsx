import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { typedUrl } from '#web/lib/forms/typedUrl.ts';

interface TryFormProps {
  initial: string;
  isBusy: boolean;
  /** A trial has just ended with its hour. */
  isOver: boolean;
  failure: { error: unknown } | undefined;
  onBegin: (url: string) => void;
}

/** One field for the address of a website. */
export function TryForm({ initial, isBusy, isOver, failure, onBegin }: TryFormProps) {
  const t = useTranslate();
  const { locale } = useLocale();
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
      {isOver && (
        <Alert severity="info" icon={<AppIcon name="info-circle" />}>
          {t('try.over')}
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
        {isBusy ? t('try.busy') : ''}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('try.privacy')} <Link href={paths.privacyPolicy(locale)}>{t('privacy.link')}</Link>
      </Typography>
    </Stack>
  );
}
