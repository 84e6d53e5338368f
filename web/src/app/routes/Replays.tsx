import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ReplaysPage } from '#web/features/replays/components/ReplaysPage.tsx';

export default function Replays() {
  const chatbotId = useChatbotId();
  return <ReplaysPage key={chatbotId} chatbotId={chatbotId} />;
}
