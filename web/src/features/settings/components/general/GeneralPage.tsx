import Divider from '@mui/material/Divider';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { DangerZone } from '../deletion/DangerZone.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { StatusSection } from './StatusSection.tsx';

/** A chatbot's name, whether it answers, how it speaks, and its end. */
export default function GeneralPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('settings.general')} context={t('generalSettings.context')}>
      {(chatbot) => (
        <>
          <StatusSection chatbot={chatbot} />
          <Divider sx={{ mb: 3.5 }} />
          <GeneralForm chatbot={chatbot} />
          <DangerZone chatbot={chatbot} />
        </>
      )}
    </SettingsPage>
  );
}
