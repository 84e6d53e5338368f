import { useLocation } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { OrgGates } from '#web/app/frame/gates/OrgGates.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { TestPage as Page } from '#web/features/integration/components/TestPage.tsx';

export const clientLoader = checkIds;

/** A page of a website as visitors meet it: without the dashboard around it. Its language is in the address. */
export default function TestPage() {
  const chatbotId = useChatbotId();
  const { pathname } = useLocation();
  return (
    <OrgGates>
      <Page chatbotId={chatbotId} language={publicLocale(pathname)} />
    </OrgGates>
  );
}
