import { deleteForm } from '@parlance/domain/contracts/forms/forms';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeleteFormDialogProps {
  chatbotId: string;
  form: Stored<StoredForm>;
  onClose: () => void;
}

/** Asks before a form goes. */
export function DeleteFormDialog({ chatbotId, form, onClose }: DeleteFormDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteForm, { orgId, chatbotId, formId: form.id });
    toast.success(t('forms.deleted'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('forms.deleteTitle')}
      text={t('forms.deleteText', { name: form.name })}
      confirmLabel={t('forms.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
