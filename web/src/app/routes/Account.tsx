import { AccountPage } from '#web/features/account/components/AccountPage.tsx';
import { useChatbots } from '#web/features/chatbots/api/useChatbots.ts';

export default function Account() {
  return <AccountPage chatbots={useChatbots()} />;
}
