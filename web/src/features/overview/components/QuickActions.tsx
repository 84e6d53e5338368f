import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useState } from 'react';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { OverviewSection } from './OverviewSection.tsx';
import { QuickAction } from './QuickAction.tsx';

interface QuickActionsProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
}

const ACTIONS = [
  { key: 'upload', icon: 'upload', to: paths.chatbotSources },
  { key: 'configure', icon: 'settings', to: paths.chatbotPlayground },
  { key: 'leads', icon: 'mail', to: paths.chatbotLeads },
  { key: 'analytics', icon: 'chart-bar', to: paths.chatbotAnalyticsChats },
] as const;

/** Links to the most frequent tasks of one chatbot. With several chatbots, a select chooses the chatbot. */
export function QuickActions({ chatbots }: QuickActionsProps) {
  const t = useTranslate();
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
        {ACTIONS.map(({ key, icon, to }) => (
          <li key={key}>
            <QuickAction icon={icon} to={to(current.id)} label={t(`overview.action.${key}`)} />
          </li>
        ))}
      </Box>
    </OverviewSection>
  );
}
