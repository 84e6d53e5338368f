import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';

/** Failures that asking again does not change. */
const LASTING = ['translation-limit-reached', 'translation-unavailable'];

interface TranslationProblemProps {
  error: unknown;
  /** Undefined where there is another way to ask again. */
  onRetry?: () => void;
}

/** Says in one line why something was not translated. */
export function TranslationProblem({ error, onRetry }: TranslationProblemProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const isLasting = LASTING.includes(toAppError(error).code);
  return (
    <>
      <Typography variant="body2" color="textSecondary" component="output">
        {isLasting ? errorText(error) : t('chats.translation.failed')}
      </Typography>
      {!isLasting && onRetry !== undefined && (
        <Button size="small" onClick={onRetry} startIcon={<AppIcon name="refresh" size={16} />}>
          {t('common.tryAgain')}
        </Button>
      )}
    </>
  );
}
