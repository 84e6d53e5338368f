import { deleteAction } from '@parlance/domain/contracts/actions/actions';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { ActionDialogOf } from './ActionDialogOf.ts';

/** Asks before an action goes. */
export function DeleteActionDialog({ chatbotId, action, onClose }: ActionDialogOf) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteAction, { orgId, chatbotId, actionId: action.id });
    toast.success(t('actions.deleted'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('actions.deleteTitle')}
      text={t('actions.deleteText', { title: action.title })}
      confirmLabel={t('actions.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
