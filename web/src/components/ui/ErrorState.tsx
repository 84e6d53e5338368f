import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { AppIcon } from './AppIcon.tsx';

interface ErrorStateProps {
  /** Failure in words, such as "Chatbots could not be loaded". */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A part of a page that failed to load, with the reason and a way to try again. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      icon={<AppIcon name="alert-circle" />}
      action={
        <Button color="inherit" size="small" onClick={onRetry} startIcon={<AppIcon name="refresh" size={16} />}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {errorText(error)}
    </Alert>
  );
}
