import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { endSession } from '@parlance/domain/contracts/accounts';
import type { AccountSession } from '@parlance/domain/documents/accounts/accountSession';
import { MAIL_LINK_PROVIDER } from '@parlance/domain/identity';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { providerKey } from '#web/lib/auth/providers/providers.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { methodRow } from '../sign-in/methodRow.ts';

interface SessionRowProps {
  session: Stored<AccountSession>;
  /** It is this browser's own. */
  isThis: boolean;
}

/** One session: browser and system, how and when it began, when it was in use, and its end. */
export function SessionRow({ session, isThis }: SessionRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const { browser, system, provider, beganAt, seenAt, id } = session;
  const known = [browser, system].filter((part) => part !== '').join(', ');
  const name = known === '' ? t('sessions.unknown') : known;
  const key = providerKey(provider);
  const isByLink = provider === MAIL_LINK_PROVIDER;
  const { isBusy, run } = useAction(async () => {
    await callContract(endSession, { began: Number(id) });
    toast.success(t('sessions.ended', { name }));
  });
  return (
    <Box component="li" sx={methodRow}>
      <AppIcon name="device-desktop" />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          {name} {isThis && <Chip size="small" label={t('sessions.this')} sx={{ ml: 0.5 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.began', {
            method: key === undefined ? t(isByLink ? 'sessions.link' : 'sessions.password') : t(`provider.${key}`),
            date: intl.formatDate(beganAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          {' · '}
          {t('sessions.seen')} <RelativeTime date={seenAt} />
        </Typography>
      </Box>
      {!isThis && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          loading={isBusy}
          onClick={run}
          aria-label={t('sessions.endName', { name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}
