import { revokeInvite } from '@parlance/domain/contracts/members';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Person } from '../../people.ts';

interface RevokeInviteDialogProps {
  person: Person;
  onClose: () => void;
}

/** Takes an invitation back after asking. */
export function RevokeInviteDialog({ person, onClose }: RevokeInviteDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(revokeInvite, { orgId, inviteId: person.id });
    toast.success(t('members.revoked', { email: person.email }));
    onClose();
  }, t('org.actionFailed'));
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('members.revokeTitle')}
      text={t('members.revokeText', { email: person.email })}
      confirmLabel={t('members.revokeSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
