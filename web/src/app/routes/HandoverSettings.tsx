import { useChatbotId } from '#web/app/useChatbotId.ts';
import { HandoverPage } from '#web/features/settings/components/handover/HandoverPage.tsx';

export default function HandoverSettings() {
  const chatbotId = useChatbotId();
  return <HandoverPage key={chatbotId} chatbotId={chatbotId} />;
}
