import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { ActionBench } from '#web/features/actions/bench/ActionBench.tsx';
import { PlaygroundPage } from '#web/features/playground/components/PlaygroundPage.tsx';
import { useCan } from '#web/lib/org/useCan.ts';

export default function Playground({ params: { chatbotId } }: ChatbotPageProps) {
  const bench = useCan('action.manage') ? <ActionBench chatbotId={chatbotId} /> : undefined;
  return <PlaygroundPage chatbotId={chatbotId} bench={bench} />;
}
