import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { IdentitySettings } from '@parlance/domain/documents/contacts/identitySettings';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** News of the tokens that came last: one that was accepted, and why one was refused. Renders nothing before the first. */
export function TokenNews({ identity }: { identity: IdentitySettings | null }) {
  const t = useTranslate();
  const { acceptedAt = null, refused = null } = identity ?? {};
  if (acceptedAt === null && refused === null) return false;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {acceptedAt !== null && (
        <Alert severity="success" icon={<AppIcon name="circle-check" />}>
          {t('identity.accepted')} <RelativeTime date={acceptedAt} />
        </Alert>
      )}
      {refused !== null && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          <strong>{t('identity.lastRefused')}</strong> <RelativeTime date={refused.at} />
          {refused.origin !== '' && ` · ${refused.origin}`}
          <br />
          {t(`identity.fault.${refused.fault}`)}
        </Alert>
      )}
    </Stack>
  );
}
