import Button from '@mui/material/Button';
import type { Member } from '@parlance/domain/documents/organizations/member';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useInvites } from '#web/lib/org/useInvites.ts';
import { isFull, seatsOf } from '#web/lib/org/seats.ts';
import { InviteDialog } from './invites/InviteDialog.tsx';
import { MembersView } from './MembersView.tsx';
import { NoSeatsDialog } from './NoSeatsDialog.tsx';
import { SeatMeter } from './SeatMeter.tsx';
import { UpgradePrompt } from './UpgradePrompt.tsx';

interface ManagedMembersProps {
  members: Live<readonly Stored<Member>[]>;
}

/** The members as owners and administrators see them: with invitations, seats and what can be done. */
export function ManagedMembers({ members }: ManagedMembersProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const live = useInvites();
  const now = useNow();
  const [isInviting, setInviting] = useState(false);
  const invites = live.status === 'ready' ? live.value : [];
  const seats = seatsOf(org.plan, org.memberCount, invites, now);
  const owner = members.status === 'ready' ? members.value.find(({ role }) => role === 'owner') : undefined;
  const hasNoSeat = live.status === 'ready' && isFull(seats);
  const prompt = <UpgradePrompt ownerName={owner?.name ?? ''} />;
  return (
    <MembersView
      members={live.status === 'loading' ? live : members}
      invites={invites}
      action={
        <Button variant="contained" startIcon={<AppIcon name="user-plus" />} onClick={() => setInviting(true)}>
          {t('members.invite')}
        </Button>
      }
    >
      {live.status === 'error' && (
        <ErrorState title={t('members.invitesFailed')} error={live.error} onRetry={live.retry} />
      )}
      {live.status !== 'error' && <SeatMeter seats={live.status === 'ready' ? seats : undefined} />}
      {hasNoSeat && prompt}
      {isInviting && !hasNoSeat && <InviteDialog onClose={() => setInviting(false)} />}
      {isInviting && hasNoSeat && <NoSeatsDialog onClose={() => setInviting(false)}>{prompt}</NoSeatsDialog>}
    </MembersView>
  );
}
