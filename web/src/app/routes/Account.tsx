import { AccountPage } from '#web/features/account/components/AccountPage.tsx';
import { EmbedParts } from '#web/features/integration/components/EmbedParts.tsx';
import { useChatbots } from '#web/lib/org/useChatbots.ts';

export default function Account() {
  return <AccountPage chatbots={useChatbots()} EmbedParts={EmbedParts} />;
}
