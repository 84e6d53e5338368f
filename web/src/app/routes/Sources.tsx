import { useChatbotId } from '#web/app/useChatbotId.ts';
import { SourcesPage } from '#web/features/sources/components/SourcesPage.tsx';

export default function Sources() {
  const chatbotId = useChatbotId();
  return <SourcesPage key={chatbotId} chatbotId={chatbotId} />;
}
