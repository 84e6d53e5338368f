import { sumFigures } from '@parlance/domain/analytics/addFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { paths } from '@parlance/domain/paths';
import { statsByDay } from '@parlance/domain/queries/figures';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { useState } from 'react';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { Live } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const DAYS = 30;

/** Conversations of a chatbot's last 30 days, today included, by the draw for a message with which they began. 30 reads at most. */
export function useProactiveFigures(chatbotId: string): Live<Figures['proactive']> {
  const { orgId, org } = useMembership();
  const [today] = useState(() => calendarDay(new Date(), org.timezone));
  const bounds = { from: addDays(today, 1 - DAYS), before: addDays(today, 1) };
  const days = useReadOnce(
    { ...specOf(statsByDay, paths.allStats(orgId), { chatbotId }, bounds), limit: DAYS },
    statsSchema,
  );
  return days.status === 'ready' ? { ...days, value: sumFigures(days.value).proactive } : days;
}
