import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';

/** The page has an address of its own; this one stays for links that people have kept. */
export default function Integration() {
  return <Navigate to={paths.chatbotInstall(useChatbotId())} replace />;
}
