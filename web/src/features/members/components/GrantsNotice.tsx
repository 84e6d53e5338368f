import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { readMemberGrants } from '@parlance/domain/contracts/members';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAnswer } from '#web/lib/functions/useAnswer.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface GrantsNoticeProps {
  uid: string;
  /** True if keys, webhooks and actions are deleted as well. */
  deletesGrants: boolean;
  onChoose: (deletesGrants: boolean) => void;
}

/** Lists what ends with a member's rights, and what they have made that goes on working unless it is deleted as well. */
export function GrantsNotice({ uid, deletesGrants, onChoose }: GrantsNoticeProps) {
  const t = useTranslate();
  const { orgId, uid: self } = useMembership();
  const { answer } = useAnswer(readMemberGrants, { orgId, uid });
  if (answer.status === 'loading') return <Skeleton variant="rounded" height={72} sx={{ mt: 2 }} />;
  if (answer.status === 'error') {
    return (
      <Box sx={{ mt: 2 }}>
        <ErrorState title={t('members.grantsFailed')} error={answer.error} onRetry={answer.retry} />
      </Box>
    );
  }
  const { accessKeys, webhooks, actions, invites } = answer.value;
  const made = [
    ...accessKeys.map((name) => t('members.grant.accessKey', { name })),
    ...webhooks.map((name) => t('members.grant.webhook', { name })),
    ...actions.map((name) => t('members.grant.action', { name })),
  ];
  return (
    <>
      {invites.length > 0 && (
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {t('members.grantsInvites', { count: invites.length, addresses: invites.join(', ') })}
        </Typography>
      )}
      {made.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography>{t(uid === self ? 'members.grantsStayOwn' : 'members.grantsStay')}</Typography>
          <Box component="ul" sx={{ my: 1, pl: 3, overflowWrap: 'anywhere' }}>
            {made.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
          <FormControlLabel
            control={<Checkbox checked={deletesGrants} onChange={(_, isChosen) => onChoose(isChosen)} />}
            label={t('members.grantsDelete')}
          />
        </Box>
      )}
    </>
  );
}
