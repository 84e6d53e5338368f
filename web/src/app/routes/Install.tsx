import { useChatbotId } from '#web/app/useChatbotId.ts';
import { InstallPage } from '#web/features/integration/components/InstallPage.tsx';

export default function Install() {
  const chatbotId = useChatbotId();
  return <InstallPage key={chatbotId} chatbotId={chatbotId} />;
}
