import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ActionsPage } from '#web/features/actions/components/ActionsPage.tsx';

export default function ActionSettings() {
  const chatbotId = useChatbotId();
  return <ActionsPage key={chatbotId} chatbotId={chatbotId} />;
}
