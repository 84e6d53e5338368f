import { MembersPage } from '#web/features/members/components/MembersPage.tsx';

export default function Members() {
  return <MembersPage />;
}
