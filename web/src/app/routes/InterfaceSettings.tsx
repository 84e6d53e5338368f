import { useChatbotId } from '#web/app/useChatbotId.ts';
import { InterfacePage } from '#web/features/settings/components/interface/InterfacePage.tsx';

export default function InterfaceSettings() {
  const chatbotId = useChatbotId();
  return <InterfacePage key={chatbotId} chatbotId={chatbotId} />;
}
