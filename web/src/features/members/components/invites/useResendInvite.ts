import { resendInvite } from '@parlance/domain/contracts/members';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Person } from '../../people.ts';

/** Mails an invitation again, with a toast either way. */
export function useResendInvite(): (person: Person) => void {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { run } = useAction(async ({ id, email }: Person) => {
    await callContract(resendInvite, { orgId, inviteId: id });
    toast.success(t('members.resent', { email }));
  }, t('members.inviteFailed'));
  return run;
}
