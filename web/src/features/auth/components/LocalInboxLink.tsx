import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** With the emulators, mails go to a local inbox: the way there. */
export function LocalInboxLink() {
  const t = useTranslate();
  const { emulators } = useRuntimeConfig();
  if (!emulators) return false;
  return (
    <Alert severity="info" icon={<AppIcon name="mail" />} sx={{ mt: 3 }}>
      {t('auth.localInboxText')}{' '}
      <Link href={emulators.mailUrl} target="_blank" rel="noreferrer">
        {t('auth.localInbox')}
      </Link>
    </Alert>
  );
}
