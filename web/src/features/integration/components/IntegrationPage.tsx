import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { AllowedDomains } from './AllowedDomains.tsx';
import { InstallationCheck } from './InstallationCheck.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SnippetTabs } from './SnippetTabs.tsx';

interface IntegrationPageProps {
  chatbotId: string;
}

/** How a chatbot gets onto a website, and which websites may have it. */
export function IntegrationPage({ chatbotId }: IntegrationPageProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const canConfigure = useCan('chatbot.configure');
  const live = useChatbot(chatbotId);
  const chatbot = live.status === 'ready' ? live.value : null;
  return (
    <>
      <PageHeader
        title={t('integration.title')}
        context={t('integration.context')}
        help="embed"
        action={
          <Button
            variant="outlined"
            component={Link}
            to={paths.chatbotTest(locale, chatbotId)}
            startIcon={<AppIcon name="eye" />}
          >
            {t('integration.test')}
          </Button>
        }
      />
      {live.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={live.error} onRetry={live.retry} />
      )}
      {live.status === 'loading' && <Skeleton variant="rounded" height={320} />}
      {chatbot && (
        <Stack spacing={4} sx={{ maxWidth: 820 }}>
          {!chatbot.trained && (
            <Alert
              severity="warning"
              icon={<AppIcon name="alert-circle" />}
              action={
                <Button size="small" color="inherit" component={Link} to={paths.chatbotSources(chatbotId)}>
                  {t('integration.toSources')}
                </Button>
              }
            >
              {t('integration.notTrained')}
            </Alert>
          )}
          {canConfigure && chatbot.privacyUrl === '' && <PrivacyNote chatbotId={chatbotId} />}
          <SnippetTabs chatbot={chatbot} />
          <InstallationCheck chatbot={chatbot} />
          <AllowedDomains chatbotId={chatbotId} domains={chatbot.allowedDomains} />
        </Stack>
      )}
    </>
  );
}
