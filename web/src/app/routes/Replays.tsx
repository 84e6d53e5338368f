import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ReplaysPage } from '#web/features/drafts/components/ReplaysPage.tsx';

export default function Replays() {
  const chatbotId = useChatbotId();
  return <ReplaysPage key={chatbotId} chatbotId={chatbotId} />;
}
