import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ChatsPage } from '#web/features/chats/components/ChatsPage.tsx';

export default function Chats() {
  const chatbotId = useChatbotId();
  return <ChatsPage key={chatbotId} chatbotId={chatbotId} />;
}
