import { useChatbotId } from '#web/app/useChatbotId.ts';
import { MeetPage } from '#web/features/start/components/MeetPage.tsx';

export default function ChatbotStart() {
  const chatbotId = useChatbotId();
  return <MeetPage key={chatbotId} chatbotId={chatbotId} />;
}
