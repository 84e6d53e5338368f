import { useChatbotId } from '#web/app/useChatbotId.ts';
import { IntegrationPage } from '#web/features/integration/components/IntegrationPage.tsx';

export default function Integration() {
  const chatbotId = useChatbotId();
  return <IntegrationPage key={chatbotId} chatbotId={chatbotId} />;
}
