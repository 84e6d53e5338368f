import { idSchema } from '@parlance/domain/ids';
import { useParams, useSearchParams } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { SourceTextPage } from '#web/features/sources/components/text/SourceTextPage.tsx';

export const clientLoader = checkIds;

export default function SourceText() {
  const chatbotId = useChatbotId();
  const sourceId = idSchema.parse(useParams()['sourceId']);
  const pageId = idSchema.safeParse(useSearchParams()[0].get('page')).data ?? null;
  return (
    <SourceTextPage key={`${sourceId} ${pageId ?? ''}`} chatbotId={chatbotId} sourceId={sourceId} pageId={pageId} />
  );
}
