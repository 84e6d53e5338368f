import { ChatsPage } from '#web/features/chats/components/ChatsPage.tsx';

export default function InboxChats() {
  return <ChatsPage chatbotId={undefined} />;
}
