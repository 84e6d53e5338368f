import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { acceptInvite } from '@parlance/domain/contracts/members';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#web/lib/toast/useToast.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { OpenInvite } from '../../OpenInvite.ts';
import { FormAlert } from '../FormAlert.tsx';
import { type InviteProblem, useInviteAction } from './useInviteAction.ts';

interface InviteAcceptProps {
  token: string;
  invite: OpenInvite;
  /** The person has just signed in to join, which is as good as the click. */
  isAutomatic: boolean;
  onProblem: (problem: InviteProblem) => void;
  onJoined: () => void;
}

/** Joins with the account that is signed in. */
export function InviteAccept({ token, invite, isAutomatic, onProblem, onJoined }: InviteAcceptProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { isBusy, failure, run } = useInviteAction(invite, onProblem, async () => {
    await callContract(acceptInvite, { token });
    onJoined();
    toast.success(t('invite.joined', { organization: invite.organizationName }));
    await navigate(paths.dashboard(), { replace: true });
  });
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    run();
  });
  useEffect(() => {
    if (isAutomatic) begin();
  }, [isAutomatic]);
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('invite.readyText', { email: invite.email })}</Typography>
      <FormAlert title={t('gate.setupFailed')}>{failure && errorText(failure.error)}</FormAlert>
      <Button variant="contained" size="large" onClick={() => run()} loading={isBusy}>
        {t('invite.accept', { organization: invite.organizationName })}
      </Button>
    </Stack>
  );
}
