import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { DomainsNote } from './DomainsNote.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** Settings page for the sites that may embed the chatbot, its rate limits and its retention periods. */
export default function SecurityPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.security')} context={t('securitySettings.context')}>
      {(chatbot) => (
        <>
          <DomainsNote chatbot={chatbot} />
          <LimitsForm chatbot={chatbot} />
        </>
      )}
    </SettingsPage>
  );
}
