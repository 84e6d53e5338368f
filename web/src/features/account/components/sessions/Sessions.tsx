import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { endAllSessions } from '@parlance/domain/contracts/accounts';
import { accountSessionSchema } from '@parlance/domain/documents/accounts/accountSession';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { paths as pagePaths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { useSessionBegan } from '#web/lib/auth/session/useSessionBegan.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SessionRow } from './SessionRow.tsx';

/** Lists where the person is signed in, and signs them out one by one or everywhere. */
export function Sessions() {
  const t = useTranslate();
  const { uid } = useMembership();
  const began = useSessionBegan();
  const [isAsking, setAsking] = useState(false);
  const live = useCollection(
    { path: paths.sessions(uid), orderBy: ['seenAt', 'desc'], limit: LIMITS.sessionsListed },
    accountSessionSchema,
  );
  const { isBusy, run } = useAction(async () => {
    await callContract(endAllSessions, {});
    await signOutFully(pagePaths.signIn());
  });
  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      {live.status === 'loading' && <Skeleton variant="rounded" height={72} />}
      {live.status === 'error' && <ErrorState title={t('sessions.failed')} error={live.error} onRetry={live.retry} />}
      {live.status === 'ready' && live.value.length === 0 && (
        <Typography color="textSecondary">{t('sessions.none')}</Typography>
      )}
      {live.status === 'ready' && live.value.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {live.value.map((session) => (
            <SessionRow key={session.id} session={session} isThis={Number(session.id) === began} />
          ))}
        </Box>
      )}
      <Button
        variant="outlined"
        color="error"
        startIcon={<AppIcon name="logout" size={18} />}
        sx={{ mt: 2 }}
        onClick={() => setAsking(true)}
      >
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('sessions.endAllTitle')}
        text={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
