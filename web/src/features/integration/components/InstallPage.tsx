import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { InstallSteps } from './InstallSteps.tsx';

/** Steps that bring a chatbot onto a website: its domain, the code, and whether it is there. */
export default function InstallPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const live = useChatbot(chatbotId);
  return (
    <>
      <PageHeader
        title={t('install.title')}
        context={t('install.context')}
        help="embed"
        action={
          <Button
            variant="outlined"
            component={PageLink}
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
      {live.status === 'loading' && (
        <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
      {live.status === 'ready' && live.value !== null && <InstallSteps chatbot={live.value} />}
    </>
  );
}
