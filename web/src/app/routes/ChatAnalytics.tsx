import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ChatAnalyticsPage } from '#web/features/analytics/components/chats/ChatAnalyticsPage.tsx';

export default function ChatAnalytics() {
  const chatbotId = useChatbotId();
  return <ChatAnalyticsPage key={chatbotId} chatbotId={chatbotId} />;
}
