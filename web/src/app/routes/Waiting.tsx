import { WaitingPage } from '#web/features/chats/components/WaitingPage.tsx';

export default function Waiting() {
  return <WaitingPage />;
}
