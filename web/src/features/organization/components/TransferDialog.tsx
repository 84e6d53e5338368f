import DialogContentText from '@mui/material/DialogContentText';
import { transferOwnership } from '@parlance/domain/contracts/organizations';
import type { Member } from '@parlance/domain/documents/organizations/member';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface TransferDialogProps {
  candidates: readonly Stored<Member>[];
  onClose: () => void;
}

/** Chooses the next owner and says what becomes of the present one. */
export function TransferDialog({ candidates, onClose }: TransferDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const { isBusy, run } = useAction(async (uid: string) => {
    const isDone = await withRecentSignIn(async () => {
      await callContract(transferOwnership, { orgId, uid });
    });
    if (!isDone) return;
    const name = candidates.find(({ id }) => id === uid)?.name ?? '';
    toast.success(t('org.transferred', { name, organization: org.name }));
    onClose();
  }, t('org.actionFailed'));
  const form = useForm({
    initial: { uid: '' },
    validate: ({ uid }) => (uid === '' ? { uid: t('form.required') } : {}),
    onValid: ({ uid }) => run(uid),
  });
  return (
    <>
      <FormDialog
        title={t('org.transferDialogTitle')}
        submitLabel={t('org.transferSubmit')}
        isBusy={isBusy}
        isDanger
        onSubmit={form.onSubmit}
        onClose={onClose}
      >
        <DialogContentText>{t('org.transferDialogText', { organization: org.name })}</DialogContentText>
        <FormField form={form} name="uid" label={t('org.newOwner')} select>
          <option value="" aria-label={t('form.choose')} />
          {candidates.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {`${name} (${email})`}
            </option>
          ))}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
}
