import DialogContentText from '@mui/material/DialogContentText';
import { deleteAccount } from '@parlance/domain/contracts/accounts';
import { TypedConfirmDialog } from '#web/components/dialogs/TypedConfirmDialog.tsx';
import { laterToast } from '#web/lib/browser/laterToast.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface DeleteAccountDialogProps {
  onClose: () => void;
}

/** Says what goes with the account and asks for its address. */
export function DeleteAccountDialog({ onClose }: DeleteAccountDialogProps) {
  const t = useTranslate();
  const { profile } = useMembership();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const { isBusy, run } = useAction(async () => {
    const isDone = await withRecentSignIn(async () => {
      await callContract(deleteAccount, {});
    });
    if (!isDone) return;
    laterToast.write(t('accountPage.deleted'));
    await signOutFully(paths.signIn());
  });
  return (
    <>
      <TypedConfirmDialog
        title={t('accountPage.deleteDialogTitle')}
        expected={profile.email}
        label={t('accountPage.deleteTyped', { email: profile.email })}
        confirmLabel={t('accountPage.deleteSubmit')}
        isBusy={isBusy}
        onConfirm={() => run()}
        onClose={onClose}
      >
        <DialogContentText>{t('accountPage.deleteLosses', { count: profile.orgIds.length })}</DialogContentText>
      </TypedConfirmDialog>
      {dialog}
    </>
  );
}
