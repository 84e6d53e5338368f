import { useChatbotId } from '#web/app/useChatbotId.ts';
import { GeneralPage } from '#web/features/settings/components/general/GeneralPage.tsx';

export default function GeneralSettings() {
  const chatbotId = useChatbotId();
  return <GeneralPage key={chatbotId} chatbotId={chatbotId} />;
}
