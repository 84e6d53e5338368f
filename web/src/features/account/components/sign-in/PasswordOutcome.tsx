import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { PasswordState } from '../../usePasswordChange.tsx';

interface PasswordOutcomeProps {
  state: PasswordState;
}

/** Says that the password was changed, which loads the page afresh, or why it was not. */
export function PasswordOutcome({ state }: PasswordOutcomeProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  return (
    <Box aria-live="assertive" sx={{ '& > *': { mb: 2.5 } }}>
      {state.kind === 'none' && search.get('changed') === 'password' && (
        <Alert severity="success" icon={<AppIcon name="circle-check" />}>
          {t('accountPage.passwordChanged')}
        </Alert>
      )}
      {(state.kind === 'wrong-password' || state.kind === 'failed') && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {state.kind === 'failed' ? errorText(state.error) : t('accountPage.passwordWrong')}
        </Alert>
      )}
    </Box>
  );
}
