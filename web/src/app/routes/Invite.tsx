import { InvitePage } from '#web/features/auth/components/InvitePage.tsx';

export default function Invite() {
  return <InvitePage />;
}
