import { useChatbotId } from '#web/app/useChatbotId.ts';
import { NotificationsPage } from '#web/features/settings/components/notifications/NotificationsPage.tsx';

export default function NotificationSettings() {
  const chatbotId = useChatbotId();
  return <NotificationsPage key={chatbotId} chatbotId={chatbotId} />;
}
