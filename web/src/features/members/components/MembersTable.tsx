import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { useSortedAddress } from '#web/components/table/useSortedAddress.ts';
import { DataTable } from '#web/components/table/DataTable.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { resendInvite } from '@parlance/domain/contracts/members';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Person } from '../people.ts';
import { type PersonAction, personActions } from '../personActions.ts';
import { EditRoleDialog } from './EditRoleDialog.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import type { PersonAnchor } from './PersonMenuButton.tsx';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { RevokeInviteDialog } from './invites/RevokeInviteDialog.tsx';
import { useMemberColumns } from './useMemberColumns.tsx';

interface MembersTableProps {
  people: readonly Person[];
}

const PER_PAGE = 25;
/** In pixels. Phones have address, role and status below the name. */
const ROW = 64;
const PHONE_ROW = 116;
const SORTED = ['name', 'role', 'status', 'since'] as const;

/** Mails an invitation again, with a toast either way. */
function useResendInvite(): (person: Person) => void {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { run } = useAction(async ({ id, email }: Person) => {
    await callContract(resendInvite, { orgId, inviteId: id });
    toast.success(t('members.resent', { email }));
  }, t('members.inviteFailed'));
  return run;
}

/** Members and invitations, with what can be done about each in a menu. */
export function MembersTable({ people }: MembersTableProps) {
  const t = useTranslate();
  const canManage = useCan('members.manage');
  const { role } = useMembership().member;
  const resend = useResendInvite();
  const [menu, setMenu] = useState<PersonAnchor>();
  const [open, setOpen] = useState<{ action: PersonAction; person: Person }>();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  const address = useSortedAddress(SORTED);
  const columns = useMemberColumns(canManage, setMenu);
  const handleAction = (action: PersonAction, person: Person) => {
    setMenu(undefined);
    if (action === 'resend') resend(person);
    else setOpen({ action, person });
  };
  const close = () => setOpen(undefined);
  const targetOf = useCallback(
    (person: Person) =>
      canManage && personActions(role, person).includes('edit-role')
        ? ({ kind: 'action', run: () => setOpen({ action: 'edit-role', person }) } as const)
        : undefined,
    [canManage, role],
  );
  return (
    <>
      <DataTable
        aria-label={t('members.title')}
        wideOnly={['role', 'status', 'since']}
        rows={people}
        columns={columns}
        targetOf={canManage ? targetOf : undefined}
        {...address}
        rowHeight={isPhone ? PHONE_ROW : ROW}
        hideFooter={people.length <= PER_PAGE}
      />
      {menu && (
        <PersonMenu
          name={menu.person.name}
          anchor={menu.element}
          actions={personActions(role, menu.person)}
          onAction={(action) => handleAction(action, menu.person)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {open?.action === 'edit-role' && <EditRoleDialog person={open.person} onClose={close} />}
      {open?.action === 'remove' && <RemoveMemberDialog person={open.person} onClose={close} />}
      {open?.action === 'revoke' && <RevokeInviteDialog person={open.person} onClose={close} />}
    </>
  );
}
