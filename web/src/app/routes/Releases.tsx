import { useChatbotId } from '#web/app/useChatbotId.ts';
import { ReleasesPage } from '#web/features/releases/components/ReleasesPage.tsx';

export default function Releases() {
  const chatbotId = useChatbotId();
  return <ReleasesPage key={chatbotId} chatbotId={chatbotId} />;
}
