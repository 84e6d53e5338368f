import { useChatbotId } from '#web/app/useChatbotId.ts';
import { LeadSettingsPage } from '#web/features/settings/components/leads/LeadSettingsPage.tsx';

export default function LeadSettings() {
  const chatbotId = useChatbotId();
  return <LeadSettingsPage key={chatbotId} chatbotId={chatbotId} />;
}
