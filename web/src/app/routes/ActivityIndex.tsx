import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';

export default function ActivityIndex() {
  return <Navigate to={paths.chatbotChats(useChatbotId())} replace />;
}
