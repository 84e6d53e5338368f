import { CannedRepliesPage } from '#web/features/canned-replies/components/CannedRepliesPage.tsx';

export default function CannedReplies() {
  return <CannedRepliesPage />;
}
