import { ChatsPage } from '#web/features/chats/components/ChatsPage.tsx';

export default function Inbox() {
  return <ChatsPage chatbotId={undefined} />;
}
