import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { WithChatbot } from '#web/components/page/WithChatbot.tsx';
import { MeetView } from './MeetView.tsx';

/** A new chatbot while it reads its first source: what it reads, what it looks like, and the chat itself. */
export default function MeetPage({ params: { chatbotId } }: ChatbotPageProps) {
  return (
    <WithChatbot chatbotId={chatbotId} height={640}>
      {(chatbot) => <MeetView chatbot={chatbot} />}
    </WithChatbot>
  );
}
