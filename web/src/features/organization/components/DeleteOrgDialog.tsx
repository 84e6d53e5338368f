import { deleteOrg } from '@parlance/domain/contracts/organizations';
import { TypedConfirmDialog } from '#web/components/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useLeaveDashboard } from '#web/lib/org/useLeaveDashboard.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { OrgLosses } from './OrgLosses.tsx';

interface DeleteOrgDialogProps {
  onClose: () => void;
}

/** Says with numbers what goes, and asks for the organization's name. */
export function DeleteOrgDialog({ onClose }: DeleteOrgDialogProps) {
  const t = useTranslate();
  const { orgId, org } = useMembership();
  const leaveDashboard = useLeaveDashboard();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const { isBusy, run } = useAction(async (name: string) => {
    const isDone = await withRecentSignIn(async () => {
      await callContract(deleteOrg, { orgId, name });
    });
    if (isDone) await leaveDashboard(t('org.deleted', { name: org.name }));
  }, t('org.actionFailed'));
  return (
    <>
      <TypedConfirmDialog
        title={t('org.deleteDialogTitle', { name: org.name })}
        expected={org.name}
        label={t('org.deleteTyped', { name: org.name })}
        confirmLabel={t('org.deleteSubmit')}
        isBusy={isBusy}
        onConfirm={run}
        onClose={onClose}
      >
        <OrgLosses />
      </TypedConfirmDialog>
      {dialog}
    </>
  );
}
