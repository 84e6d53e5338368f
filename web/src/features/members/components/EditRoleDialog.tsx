import DialogContentText from '@mui/material/DialogContentText';
import { can } from '@parlance/domain/roles';
import { useState } from 'react';
import { updateInviteRole, updateMemberRole } from '@parlance/domain/contracts/members';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Person } from '../people.ts';
import { toAssignableRole } from '../toAssignableRole.ts';
import { GrantsNotice } from './GrantsNotice.tsx';
import { RoleField } from './RoleField.tsx';

interface EditRoleDialogProps {
  person: Person;
  onClose: () => void;
}

/** Gives a member another role, or an invitation. */
export function EditRoleDialog({ person, onClose }: EditRoleDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [deletesGrants, setDeletesGrants] = useState(false);
  const { isBusy, run } = useAction(async (value: string) => {
    const role = toAssignableRole(value);
    if (person.kind === 'invite') await callContract(updateInviteRole, { orgId, inviteId: person.id, role });
    else await callContract(updateMemberRole, { orgId, uid: person.id, role, deletesGrants });
    toast.success(t('members.roleChanged', { name: person.name, role: t(`role.${role}`) }));
    onClose();
  }, t('members.roleFailed'));
  const form = useForm({
    initial: { role: person.role },
    validate: () => ({}),
    onValid: ({ role }) => run(role),
  });
  const losesRights =
    person.kind === 'member' &&
    can(person.role, 'members.manage') &&
    !can(toAssignableRole(form.values.role), 'members.manage');
  return (
    <FormDialog
      title={t('members.editRoleTitle')}
      submitLabel={t('members.editRoleSubmit')}
      isBusy={isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>
        {t(person.kind === 'invite' ? 'members.editInviteText' : 'members.editRoleText', {
          name: person.name,
          email: person.email,
        })}
      </DialogContentText>
      <RoleField form={form} />
      {losesRights && <GrantsNotice uid={person.id} deletesGrants={deletesGrants} onChoose={setDeletesGrants} />}
    </FormDialog>
  );
}
