import { useChatbotId } from '#web/app/useChatbotId.ts';
import { SecurityPage } from '#web/features/settings/components/security/SecurityPage.tsx';

export default function SecuritySettings() {
  const chatbotId = useChatbotId();
  return <SecurityPage key={chatbotId} chatbotId={chatbotId} />;
}
