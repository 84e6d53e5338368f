import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { leaveOrg } from '@parlance/domain/contracts/members';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useLeaveDashboard } from '#web/lib/org/useLeaveDashboard.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { GrantsNotice } from './GrantsNotice.tsx';

/** The way out of the organization. An owner has to find a successor first. */
export function LeaveOrg() {
  const t = useTranslate();
  const canLeave = useCan('org.leave');
  const { orgId, org, uid } = useMembership();
  const [deletesGrants, setDeletesGrants] = useState(false);
  const leaveDashboard = useLeaveDashboard();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction(async () => {
    await callContract(leaveOrg, { orgId, deletesGrants });
    await leaveDashboard(t('members.left', { organization: org.name }));
  }, t('org.actionFailed'));
  return (
    <Box component="section" aria-labelledby="leave-title" sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography variant="h3" component="h2" id="leave-title">
        {t('members.leaveTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ my: 1, maxWidth: '72ch' }}>
        {t(canLeave ? 'members.leaveText' : 'members.leaveOwner')}
      </Typography>
      {canLeave && (
        <Button
          color="error"
          variant="outlined"
          startIcon={<AppIcon name="logout" size={18} />}
          onClick={() => setAsking(true)}
        >
          {t('members.leaveAction')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('members.leaveConfirmTitle', { organization: org.name })}
        text={t('members.leaveConfirmText')}
        confirmLabel={t('members.leaveAction')}
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        <GrantsNotice uid={uid} deletesGrants={deletesGrants} onChoose={setDeletesGrants} />
      </ConfirmDialog>
    </Box>
  );
}
