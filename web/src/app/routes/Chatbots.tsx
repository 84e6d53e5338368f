import { ChatbotsPage } from '#web/features/chatbots/components/ChatbotsPage.tsx';

export default function Chatbots() {
  return <ChatbotsPage />;
}
