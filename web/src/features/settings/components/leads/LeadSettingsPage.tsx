import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LeadSettingsForm } from './LeadSettingsForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** Settings page for visitors' messages: the contact form and what follows. */
export default function LeadSettingsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.leads')} context={t('leadSettings.context')}>
      {(chatbot) => <LeadSettingsForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
