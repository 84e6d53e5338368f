import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { NOT_YET_WAITING } from '#web/lib/org/waiting/NOT_YET_WAITING.ts';
import { routedTo } from '#web/lib/org/waiting/routedTo.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useWaitingChats } from '#web/lib/org/waiting/useWaitingChats.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import { useTakingConversations } from './useTakingConversations.ts';
import { useWaitingNotices } from './useWaitingNotices.ts';

interface WaitingProviderProps {
  children: ReactNode;
}

const NOBODY: readonly never[] = [];

/** Provides the visitors who wait for an agent to every page, and announces new ones. The only listener for them. */
export function WaitingProvider({ children }: WaitingProviderProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const live = useWaitingChats();
  const waiting = live.status === 'ready' ? live.value : live.status === 'loading' ? NOT_YET_WAITING : NOBODY;
  const own = waiting.filter((chat) => routedTo(chat) === uid).length;
  useTakingConversations();
  useWaitingNotices(live.status === 'ready' ? live.value : undefined);
  return (
    <WaitingContext value={waiting}>
      <Box component="output" sx={visuallyHidden}>
        {own > 0
          ? t('waiting.toldYou', { count: own })
          : waiting.length > 0 && t('waiting.told', { count: waiting.length })}
      </Box>
      {children}
    </WaitingContext>
  );
}
