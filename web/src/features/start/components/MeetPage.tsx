import { WithChatbot } from '#web/components/page/WithChatbot.tsx';
import { MeetView } from './MeetView.tsx';

interface MeetPageProps {
  chatbotId: string;
}

/** A new chatbot while it reads its first source: what it reads, what it looks like, and the chat itself. */
export function MeetPage({ chatbotId }: MeetPageProps) {
  return (
    <WithChatbot chatbotId={chatbotId} height={640}>
      {(chatbot) => <MeetView chatbot={chatbot} />}
    </WithChatbot>
  );
}
