import { deleteTeam } from '@parlance/domain/contracts/conversations/teams';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeleteTeamDialogProps {
  team: Stored<Team>;
  onClose: () => void;
}

/** Asks before a team goes. Its members stay. */
export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteTeam, { orgId, teamId: team.id });
    toast.success(t('teams.deleted'));
    onClose();
  }, t('teams.deleteFailed'));
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('teams.deleteTitle', { name: team.name })}
      text={t('teams.deleteText')}
      confirmLabel={t('teams.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
