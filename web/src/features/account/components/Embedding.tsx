import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type ComponentType, useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';

interface EmbeddingProps {
  chatbots: Live<readonly Stored<Chatbot>[]>;
  /** A chatbot's embed code and its allowed domains. */
  Parts: ComponentType<{ chatbot: Stored<Chatbot> }>;
}

/** Each chatbot's embed code and allowed domains, one chatbot at a time. */
export function Embedding({ chatbots, Parts }: EmbeddingProps) {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accountPage.embedTitle')} text={t('accountPage.embedText')}>
      {chatbots.status === 'loading' && <Skeleton variant="rounded" height={280} />}
      {chatbots.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
      )}
      {chatbots.status === 'ready' && chatbots.value.length === 0 && (
        <Typography color="textSecondary">{t('accountPage.embedNone')}</Typography>
      )}
      {chatbots.status === 'ready' && <ChosenChatbot chatbots={chatbots.value} Parts={Parts} />}
    </SettingsSection>
  );
}

interface ChosenChatbotProps {
  chatbots: readonly Stored<Chatbot>[];
  Parts: EmbeddingProps['Parts'];
}

function ChosenChatbot({ chatbots, Parts }: ChosenChatbotProps) {
  const t = useTranslate();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = chatbots.find(({ id }) => id === chosenId) ?? chatbots[0];
  if (chosen === undefined) return null;
  return (
    <Stack spacing={3}>
      {chatbots.length > 1 && (
        <TextField
          select
          size="small"
          label={t('accountPage.embedChatbot')}
          value={chosen.id}
          onChange={(event) => setChosenId(event.target.value)}
          sx={{ maxWidth: 360 }}
        >
          {chatbots.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Parts key={chosen.id} chatbot={chosen} />
      <Box>
        <MuiLink component={PageLink} to={paths.chatbotInstall(chosen.id)}>
          {t('accountPage.embedLink', { name: chosen.name })}
        </MuiLink>
      </Box>
    </Stack>
  );
}
