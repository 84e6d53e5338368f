import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Invite } from '@parlance/domain/documents/organizations/invite';
import type { Member } from '@parlance/domain/documents/organizations/member';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { peopleOf } from '../people.ts';
import { LeaveOrg } from './LeaveOrg.tsx';
import { MembersTable } from './MembersTable.tsx';

interface MembersViewProps {
  members: Live<readonly Stored<Member>[]>;
  invites: readonly Stored<Invite>[];
  /** The page's main action. */
  action?: ReactNode;
  /** Content above the table. */
  children?: ReactNode;
}

/** The table of members, and the way out. */
export function MembersView({ members, invites, action, children }: MembersViewProps) {
  const t = useTranslate();
  const now = useNow();
  const { uid } = useMembership();
  const canManage = useCan('members.manage');
  return (
    <>
      <PageHeader title={t('members.title')} context={t('members.context')} action={action} />
      <Stack spacing={2.5}>
        {children}
        {!canManage && (
          <Typography variant="body2" color="textSecondary">
            {t('members.readOnly')}
          </Typography>
        )}
        {members.status === 'error' && (
          <ErrorState title={t('members.loadFailed')} error={members.error} onRetry={members.retry} />
        )}
        {/* The table comes with what stands above it, and so moves nowhere. */}
        {members.status === 'loading' && <Skeleton variant="rounded" height={320} />}
        {members.status === 'ready' && (
          <MembersTable people={peopleOf({ members: members.value, invites, uid, now })} />
        )}
        {members.status !== 'loading' && <LeaveOrg />}
      </Stack>
    </>
  );
}
