import { idSchema } from '@parlance/domain/ids';
import { useParams } from 'react-router';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { WebsitePage } from '#web/features/sources/components/website/WebsitePage.tsx';

export default function SourcePages() {
  const chatbotId = useChatbotId();
  const parsed = idSchema.safeParse(useParams()['sourceId']);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return <WebsitePage key={parsed.data} chatbotId={chatbotId} sourceId={parsed.data} />;
}
