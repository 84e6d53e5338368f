import { InvitePage } from '#web/features/auth/components/invite/InvitePage.tsx';

export default function Invite() {
  return <InvitePage />;
}
