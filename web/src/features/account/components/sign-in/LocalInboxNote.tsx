import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** Under the emulators, where the mails are. */
export function LocalInboxNote() {
  const t = useTranslate();
  const { emulators } = useRuntimeConfig();
  if (!emulators) return false;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {t('auth.localInboxText')}{' '}
      <MuiLink href={emulators.mailUrl} target="_blank" rel="noreferrer">
        {t('auth.localInbox')}
      </MuiLink>
    </Typography>
  );
}
