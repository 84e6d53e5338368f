import type { ReactNode } from 'react';
import { WithChatbot } from '#web/components/page/WithChatbot.tsx';
import { PlaygroundView } from './PlaygroundView.tsx';

interface PlaygroundPageProps {
  chatbotId: string;
  /** Bench for trying out actions; undefined if the current person may not. */
  bench: ReactNode;
}

/** The chatbot's own chat beside what decides how it answers, to be tried out before it is saved. */
export function PlaygroundPage({ chatbotId, bench }: PlaygroundPageProps) {
  return (
    <WithChatbot chatbotId={chatbotId} height={560}>
      {(chatbot) => <PlaygroundView chatbot={chatbot} bench={bench} />}
    </WithChatbot>
  );
}
