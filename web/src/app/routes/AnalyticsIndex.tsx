import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';

export default function AnalyticsIndex() {
  return <Navigate to={paths.chatbotAnalyticsChats(useChatbotId())} replace />;
}
