import { AccountPage } from '#web/features/account/components/AccountPage.tsx';
import { useChatbots } from '#web/lib/org/useChatbots.ts';

export default function Account() {
  return <AccountPage chatbots={useChatbots()} />;
}
