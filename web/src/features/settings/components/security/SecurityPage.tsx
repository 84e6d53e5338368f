import Divider from '@mui/material/Divider';
import type { ComponentType } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { LimitsForm } from './LimitsForm.tsx';
import { RefusedOrigins } from './RefusedOrigins.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

interface SecurityPageProps {
  chatbotId: string;
  /** The list of allowed domains, which the integration page has too. */
  Domains: ComponentType<{ chatbotId: string; domains: readonly string[] }>;
}

/** Who may embed the chatbot, how much it answers and how long it remembers. */
export function SecurityPage({ chatbotId, Domains }: SecurityPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.security')} context={t('securitySettings.context')}>
      {(chatbot) => (
        <>
          <Domains chatbotId={chatbot.id} domains={chatbot.allowedDomains} />
          <RefusedOrigins chatbot={chatbot}>
            <Divider sx={{ mb: 3.5 }} />
            <LimitsForm chatbot={chatbot} />
          </RefusedOrigins>
        </>
      )}
    </SettingsPage>
  );
}
