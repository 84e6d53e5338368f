import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { Link } from 'react-router';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/firestore/live.ts';

interface EmbedLinksProps {
  chatbots: Live<readonly Stored<Chatbot>[]>;
}

/** The way to each chatbot's embed code and allowed domains. */
export function EmbedLinks({ chatbots }: EmbedLinksProps) {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accountPage.embedTitle')} text={t('accountPage.embedText')}>
      {chatbots.status === 'loading' && <Skeleton width={220} height={28} />}
      {chatbots.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
      )}
      {chatbots.status === 'ready' && chatbots.value.length === 0 && (
        <Typography color="textSecondary">{t('accountPage.embedNone')}</Typography>
      )}
      {chatbots.status === 'ready' && chatbots.value.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {chatbots.value.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              <MuiLink component={Link} to={paths.chatbotInstall(id)}>
                {t('accountPage.embedLink', { name })}
              </MuiLink>
            </Box>
          ))}
        </Box>
      )}
    </SettingsSection>
  );
}
