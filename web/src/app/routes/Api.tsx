import { ApiPage } from '#web/features/account/components/access-keys/ApiPage.tsx';
import { WebhooksSection } from '#web/features/webhooks/components/WebhooksSection.tsx';

export default function Api() {
  return (
    <ApiPage>
      <WebhooksSection />
    </ApiPage>
  );
}
