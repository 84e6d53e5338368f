import { removeMember } from '@parlance/domain/contracts/members';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Person } from '../people.ts';
import { GrantsNotice } from './GrantsNotice.tsx';

interface RemoveMemberDialogProps {
  person: Person;
  onClose: () => void;
}

/** Says what a member loses, and removes them. */
export function RemoveMemberDialog({ person, onClose }: RemoveMemberDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const [deletesGrants, setDeletesGrants] = useState(false);
  const { isBusy, run } = useAction(async () => {
    await callContract(removeMember, { orgId, uid: person.id, deletesGrants });
    toast.success(t('members.removed', { name: person.name }));
    onClose();
  }, t('org.actionFailed'));
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('members.removeTitle', { name: person.name })}
      text={t('members.removeText', { name: person.name, email: person.email, organization: org.name })}
      confirmLabel={t('members.removeSubmit')}
      onConfirm={run}
      onClose={onClose}
    >
      <GrantsNotice uid={person.id} deletesGrants={deletesGrants} onChoose={setDeletesGrants} />
    </ConfirmDialog>
  );
}
