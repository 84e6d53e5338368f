import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { AppIcon } from '../ui/AppIcon.tsx';

/** With the emulators, the codes of text messages go to a local inbox: the way there. */
export function LocalCodeNote() {
  const t = useTranslate();
  const { emulators } = useRuntimeConfig();
  if (!emulators) return false;
  return (
    <Alert severity="info" icon={<AppIcon name="mail" />}>
      {t('mfa.localCode')}{' '}
      <Link href={emulators.mailUrl} target="_blank" rel="noreferrer">
        {t('auth.localInbox')}
      </Link>
    </Alert>
  );
}
