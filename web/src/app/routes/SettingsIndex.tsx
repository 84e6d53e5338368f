import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';

export default function SettingsIndex() {
  return <Navigate to={paths.chatbotGeneral(useChatbotId())} replace />;
}
