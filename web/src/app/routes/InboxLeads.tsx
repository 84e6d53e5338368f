import { LeadsPage } from '#web/features/leads/components/LeadsPage.tsx';

export default function InboxLeads() {
  return <LeadsPage chatbotId={undefined} />;
}
