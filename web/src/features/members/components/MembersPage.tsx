import { useCan } from '#web/lib/org/useCan.ts';
import { useMembers } from '#web/lib/org/useMembers.ts';
import { ManagedMembers } from './ManagedMembers.tsx';
import { MembersView } from './MembersView.tsx';

/** Members of the organization. Those who manage members see invitations and seats too. */
export default function MembersPage() {
  const canManage = useCan('members.manage');
  const members = useMembers();
  return canManage ? <ManagedMembers members={members} /> : <MembersView members={members} invites={[]} />;
}
