import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LeadSettingsForm } from './LeadSettingsForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

interface LeadSettingsPageProps {
  chatbotId: string;
}

/** Settings page for visitors' messages: the contact form and what follows. */
export function LeadSettingsPage({ chatbotId }: LeadSettingsPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.leads')} context={t('leadSettings.context')}>
      {(chatbot) => <LeadSettingsForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
