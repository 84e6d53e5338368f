import { disconnectTeamChat } from '@parlance/domain/contracts/teamChats';
import type { TeamChat } from '@parlance/domain/documents/teamChats/teamChat';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DisconnectTeamChatDialogProps {
  teamChat: Stored<TeamChat>;
  onClose: () => void;
}

/** Asks before a connection ends. */
export function DisconnectTeamChatDialog({ teamChat: { id, name }, onClose }: DisconnectTeamChatDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(disconnectTeamChat, { orgId, teamChatId: id });
    toast.success(t('teamChats.disconnected'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('teamChats.disconnectTitle')}
      text={t('teamChats.disconnectText', { name })}
      confirmLabel={t('teamChats.disconnect')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
