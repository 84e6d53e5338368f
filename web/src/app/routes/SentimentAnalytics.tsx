import { useChatbotId } from '#web/app/useChatbotId.ts';
import { SentimentAnalyticsPage } from '#web/features/analytics/components/sentiment/SentimentAnalyticsPage.tsx';

export default function SentimentAnalytics() {
  const chatbotId = useChatbotId();
  return <SentimentAnalyticsPage key={chatbotId} chatbotId={chatbotId} />;
}
