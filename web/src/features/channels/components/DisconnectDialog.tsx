import { disconnectChannel } from '@parlance/domain/contracts/channels';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { accountName } from '../accountName.ts';

interface DisconnectDialogProps {
  channel: Stored<ChannelConnection>;
  onClose: () => void;
}

/** Asks before a connection ends. */
export function DisconnectDialog({ channel, onClose }: DisconnectDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { id: channelId, chatbotId, account } = channel;
  const { isBusy, run } = useAction(async () => {
    await callContract(disconnectChannel, { orgId, chatbotId, channelId });
    toast.success(t('channels.disconnected'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('channels.disconnectTitle')}
      text={t('channels.disconnectText', { name: accountName(account) })}
      confirmLabel={t('channels.disconnect')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
