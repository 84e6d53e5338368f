import { deleteSubmissions } from '@parlance/domain/contracts/forms/submissions';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeleteSubmissionDialogProps {
  submissionId: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a submission goes with its files. */
export function DeleteSubmissionDialog({ submissionId, onDeleted, onClose }: DeleteSubmissionDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteSubmissions, { orgId, submissionIds: [submissionId] });
    toast.success(t('submissions.deleted'));
    onDeleted();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('submissions.deleteTitle')}
      text={t('submissions.deleteText')}
      confirmLabel={t('submissions.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
