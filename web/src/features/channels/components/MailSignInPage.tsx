import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { finishMailSignIn } from '@parlance/domain/contracts/channels';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { pendingSignIn } from '../mailbox/pendingSignIn.ts';

/** Page to which a provider leads back once the owner of a mailbox has consented, or refused: the mailbox is connected here. */
export default function MailSignInPage() {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { orgId } = useMembership();
  const [search, setSearch] = useSearchParams();
  // As they were when the page was opened: the address bar keeps none of it.
  const [pending] = useState(() => pendingSignIn.read());
  const [{ code, state }] = useState({ code: search.get('code'), state: search.get('state') });
  const [failure, setFailure] = useState<string>();
  const hasBegun = useRef(false);
  const isComplete = pending !== undefined && code !== null && state !== null;

  useEffect(() => {
    // A code opens a mailbox once: what renders twice asks once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    setSearch({}, { replace: true });
    if (pending === undefined || code === null || state === null) return;
    const { chatbotId } = pending;
    callContract(finishMailSignIn, { orgId, ...pending, code, state }).then(
      () => {
        pendingSignIn.forget();
        toast.success(t('channels.connected'));
        return navigate(paths.chatbotChannels(chatbotId), { replace: true });
      },
      (error: unknown) => setFailure(errorText(error)),
    );
  }, [code, errorText, navigate, orgId, pending, setSearch, state, t, toast]);

  const back = pending === undefined ? paths.chatbots() : paths.chatbotChannels(pending.chatbotId);
  return (
    <Stack spacing={3} sx={{ maxWidth: 680, mx: 'auto', pt: { md: 4 }, alignItems: 'flex-start' }}>
      <PageHeader title={t('channels.connectTo', { service: t('channel.email') })} />
      {isComplete && failure === undefined ? (
        <Stack component="output" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>{t('channels.email.signingIn')}</Typography>
        </Stack>
      ) : (
        <>
          <Alert severity="error">{failure ?? t('channels.email.notSignedIn')}</Alert>
          <Button component={PageLink} to={back} variant="contained">
            {t('channels.email.backToChannels')}
          </Button>
        </>
      )}
    </Stack>
  );
}
