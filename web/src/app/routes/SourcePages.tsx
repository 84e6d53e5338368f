import { idSchema } from '@parlance/domain/ids';
import { useParams } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { WebsitePage } from '#web/features/sources/components/website/WebsitePage.tsx';

export const clientLoader = checkIds;

export default function SourcePages() {
  const chatbotId = useChatbotId();
  const sourceId = idSchema.parse(useParams()['sourceId']);
  return <WebsitePage key={sourceId} chatbotId={chatbotId} sourceId={sourceId} />;
}
