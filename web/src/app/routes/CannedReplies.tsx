import { CannedRepliesPage } from '#web/features/cannedReplies/components/CannedRepliesPage.tsx';

export default function CannedReplies() {
  return <CannedRepliesPage />;
}
