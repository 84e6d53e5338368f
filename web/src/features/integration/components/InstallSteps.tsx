import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import type { ReactNode } from 'react';
import { AllowedDomains } from './AllowedDomains.tsx';
import { InstallationCheck } from './InstallationCheck.tsx';
import { MailToDeveloper } from './MailToDeveloper.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { RefusedOrigins } from './refused/RefusedOrigins.tsx';
import { SeenNote } from './SeenNote.tsx';
import { SnippetTabs } from './SnippetTabs.tsx';

interface InstallStepsProps {
  chatbot: Stored<Chatbot>;
}

interface InstallStepProps {
  step: number;
  children: ReactNode;
}

/** One step of the installation under its number. */
function InstallStep({ step, children }: InstallStepProps) {
  const t = useTranslate();
  return (
    <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'primary.main', mb: 0.5 }}>
        {t('install.step', { step })}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}

/** Domain, code, check, in this order. */
export function InstallSteps({ chatbot }: InstallStepsProps) {
  const t = useTranslate();
  const canConfigure = useCan('chatbot.configure');
  return (
    <Stack spacing={4} sx={{ maxWidth: 820 }}>
      {!chatbot.trained && (
        <Alert
          severity="warning"
          icon={<AppIcon name="alert-circle" />}
          action={
            <Button size="small" color="inherit" component={PageLink} to={paths.chatbotSources(chatbot.id)}>
              {t('integration.toSources')}
            </Button>
          }
        >
          {t('integration.notTrained')}
        </Alert>
      )}
      {canConfigure && chatbot.privacyUrl === '' && <PrivacyNote chatbotId={chatbot.id} />}
      <InstallStep step={1}>
        <AllowedDomains chatbotId={chatbot.id} domains={chatbot.allowedDomains} />
        <RefusedOrigins chatbot={chatbot} />
      </InstallStep>
      <InstallStep step={2}>
        <Box>
          <Typography variant="h2">{t('install.code')}</Typography>
          <Typography color="textSecondary">{t('install.codeText')}</Typography>
        </Box>
        <SnippetTabs chatbot={chatbot} />
        <MailToDeveloper chatbot={chatbot} />
      </InstallStep>
      <InstallStep step={3}>
        <SeenNote seenOn={chatbot.seenOn} />
        {canConfigure && <InstallationCheck chatbot={chatbot} />}
      </InstallStep>
    </Stack>
  );
}
