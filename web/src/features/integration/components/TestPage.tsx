import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import { useEffect } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { StatusPage } from '#web/components/page/StatusPage.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { useEmbedScript } from '../useEmbedScript.ts';

interface TestPageProps {
  chatbotId: string;
  language: Locale;
}

/** A chatbot on a page of a website, by the same snippet that customers use. */
export function TestPage({ chatbotId, language }: TestPageProps) {
  const t = useTranslate();
  const { locale, followLocale } = useLocale();
  const live = useChatbot(chatbotId);
  useEffect(() => {
    if (locale !== language) followLocale(language);
  }, [locale, language, followLocale]);

  if (live.status === 'error') {
    return <ErrorState title={t('chatbots.loadFailed')} error={live.error} onRetry={live.retry} />;
  }
  if (live.status === 'loading' || locale !== language) return <PageFallback />;
  if (live.value === null) return <StatusPage status={404} kind="unknown" />;
  return <Shop chatbot={live.value} />;
}

function Shop({ chatbot }: { chatbot: Stored<Chatbot> }) {
  const t = useTranslate();
  useEmbedScript(chatbot);
  return (
    <Box component="main" sx={{ maxWidth: 760, mx: 'auto', px: 3, py: { xs: 4, sm: 8 } }}>
      <PageTitle title={t('testPage.title', { name: chatbot.name })} />
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{t('testPage.title', { name: chatbot.name })}</Typography>
        <Typography sx={{ maxWidth: '65ch' }}>{t('testPage.text')}</Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          {t('testPage.counted')}
        </Typography>
        <Button component={PageLink} to={paths.chatbotInstall(chatbot.id)} startIcon={<AppIcon name="arrow-left" />}>
          {t('testPage.back')}
        </Button>
      </Stack>
    </Box>
  );
}
