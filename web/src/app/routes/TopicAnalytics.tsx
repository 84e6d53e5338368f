import { useChatbotId } from '#web/app/useChatbotId.ts';
import { TopicAnalyticsPage } from '#web/features/analytics/components/topics/TopicAnalyticsPage.tsx';

export default function TopicAnalytics() {
  const chatbotId = useChatbotId();
  return <TopicAnalyticsPage key={chatbotId} chatbotId={chatbotId} />;
}
