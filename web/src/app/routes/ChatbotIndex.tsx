import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';

export default function ChatbotIndex() {
  return <Navigate to={paths.chatbotSources(useChatbotId())} replace />;
}
