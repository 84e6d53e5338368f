import { useChatbotId } from '#web/app/useChatbotId.ts';
import { TestsPage } from '#web/features/evals/components/TestsPage.tsx';

export default function Tests() {
  const chatbotId = useChatbotId();
  return <TestsPage key={chatbotId} chatbotId={chatbotId} />;
}
