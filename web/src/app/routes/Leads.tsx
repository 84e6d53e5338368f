import { useChatbotId } from '#web/app/useChatbotId.ts';
import { LeadsPage } from '#web/features/leads/components/LeadsPage.tsx';

export default function Leads() {
  const chatbotId = useChatbotId();
  return <LeadsPage key={chatbotId} chatbotId={chatbotId} />;
}
