import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ActionBench } from '#web/features/actions/bench/ActionBench.tsx';
import { PlaygroundPage } from '#web/features/playground/components/PlaygroundPage.tsx';
import { useCan } from '#web/lib/org/useCan.ts';

export default function Playground() {
  const chatbotId = useChatbotId();
  const bench = useCan('action.manage') ? <ActionBench chatbotId={chatbotId} /> : undefined;
  return <PlaygroundPage key={chatbotId} chatbotId={chatbotId} bench={bench} />;
}
