import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useState } from 'react';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { OverviewSection } from '../OverviewSection.tsx';
import { QuickAction } from './QuickAction.tsx';

interface QuickActionsProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
}

const SOURCES = { icon: 'upload', to: paths.chatbotSources, label: 'nav.sources' } as const;
const PLAYGROUND = { icon: 'sparkles', to: paths.chatbotPlayground, label: 'nav.playground' } as const;
const CHATS = { icon: 'messages', to: paths.chatbotChats, label: 'nav.chats' } as const;
const LEADS = { icon: 'mail', to: paths.chatbotLeads, label: 'nav.leads' } as const;
const ANALYTICS = { icon: 'chart-bar', to: paths.chatbotAnalyticsChats, label: 'nav.analytics' } as const;

const OF_WORKERS = [SOURCES, PLAYGROUND, LEADS, ANALYTICS];
/** Those who only read try nothing. */
const OF_READERS = [CHATS, LEADS, ANALYTICS, SOURCES];

/** Links to the pages of one chatbot that are opened most, by what they open. With several chatbots, a select chooses the chatbot. */
export function QuickActions({ chatbots }: QuickActionsProps) {
  const t = useTranslate();
  const actions = useCan('chatbot.configure') ? OF_WORKERS : OF_READERS;
  const [chosen, setChosen] = useState('');
  const current = chatbots.find(({ id }) => id === chosen) ?? chatbots[0];
  if (current === undefined) return false;
  return (
    <OverviewSection
      title={t('overview.actions')}
      action={
        chatbots.length > 1 && (
          <TextField
            id="overview-chatbot"
            select
            size="small"
            fullWidth={false}
            label={t('nav.chatbot')}
            value={current.id}
            onChange={(event) => setChosen(event.target.value)}
            slotProps={{ select: { native: true } }}
            sx={{ maxWidth: 240 }}
          >
            {chatbots.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
        )
      }
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {actions.map(({ icon, to, label }) => (
          <li key={label}>
            <QuickAction icon={icon} to={to(current.id)} label={t(label)} />
          </li>
        ))}
      </Box>
    </OverviewSection>
  );
}
