import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { HandoverForm } from './HandoverForm.tsx';

interface HandoverPageProps {
  chatbotId: string;
}

/** Settings page for the team's joining of conversations: whether and when. */
export function HandoverPage({ chatbotId }: HandoverPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.handover')} context={t('handoverSettings.context')}>
      {(chatbot) => <HandoverForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
