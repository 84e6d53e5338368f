import { useChatbotId } from '#web/app/useChatbotId.ts';
import { PlaygroundPage } from '#web/features/playground/components/PlaygroundPage.tsx';

export default function Playground() {
  const chatbotId = useChatbotId();
  return <PlaygroundPage key={chatbotId} chatbotId={chatbotId} />;
}
