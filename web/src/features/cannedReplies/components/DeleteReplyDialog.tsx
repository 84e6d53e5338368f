import { deleteCannedReply } from '@parlance/domain/contracts/conversations/cannedReplies';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeleteReplyDialogProps {
  reply: Stored<CannedReply>;
  onClose: () => void;
}

/** Asks before a canned reply goes for everybody. */
export function DeleteReplyDialog({ reply, onClose }: DeleteReplyDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteCannedReply, { orgId, replyId: reply.id });
    toast.success(t('cannedReplies.deleted'));
    onClose();
  }, t('cannedReplies.deleteFailed'));
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('cannedReplies.deleteTitle', { title: reply.title })}
      text={t('cannedReplies.deleteText')}
      confirmLabel={t('cannedReplies.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
