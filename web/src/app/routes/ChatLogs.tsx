import { Navigate, useLocation } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { paths } from '#web/config/paths.ts';

export const clientLoader = checkIds;

/** The conversations under the address that names a language: it leads to the dashboard's own, with filters and all. */
export default function ChatLogs() {
  const { search } = useLocation();
  return <Navigate to={`${paths.chatbotChats(useChatbotId())}${search}`} replace />;
}
