import { useChatbotId } from '#web/app/useChatbotId.ts';
import { AiSettingsPage } from '#web/features/playground/components/ai-settings/AiSettingsPage.tsx';

export default function AiSettings() {
  const chatbotId = useChatbotId();
  return <AiSettingsPage key={chatbotId} chatbotId={chatbotId} />;
}
