import DialogContentText from '@mui/material/DialogContentText';
import { erasePerson, type PersonSubject } from '@parlance/domain/contracts/privacy';
import { newId } from '@parlance/domain/ids';
import { useState } from 'react';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { TypedConfirmDialog } from '#web/components/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { nameOf } from '../../personOf.ts';

interface ErasePersonDialogProps {
  person: PersonSubject;
  onErased: () => void;
  onClose: () => void;
}

/** Says what goes, and asks to type whose it is. */
export function ErasePersonDialog({ person, onErased, onClose }: ErasePersonDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  // The same id until it is done: a call that was cut is finished by the next.
  const [receiptId] = useState(newId);
  const name = nameOf(person);
  const { isBusy, run } = useAction(async (confirmation: string) => {
    const isDone = await withRecentSignIn(async () => {
      await callContract(erasePerson, { orgId, receiptId, person, confirmation });
    });
    if (!isDone) return;
    toast.success(t('privacy.erased'));
    onErased();
  }, t('privacy.eraseFailed'));
  return (
    <>
      <TypedConfirmDialog
        title={t('privacy.eraseTitle')}
        expected={name}
        label={t('privacy.eraseTyped', { name })}
        confirmLabel={t('privacy.erase')}
        isBusy={isBusy}
        onConfirm={run}
        onClose={onClose}
      >
        <DialogContentText>{t('privacy.eraseText')}</DialogContentText>
      </TypedConfirmDialog>
      {dialog}
    </>
  );
}
