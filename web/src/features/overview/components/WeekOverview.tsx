import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRecentStats } from '../api/useRecentStats.ts';
import { lastDays } from '../lastDays.ts';
import { WEEK_SECTION } from '../WEEK_SECTION.ts';
import { unansweredOf } from '../unansweredOf.ts';
import { OverviewSection } from './OverviewSection.tsx';
import { UnansweredQuestions } from './UnansweredQuestions.tsx';
import { WeekFigures } from './WeekFigures.tsx';

interface WeekOverviewProps {
  chatbots: readonly Stored<Chatbot>[];
}

const WEEK = 7;
const UNANSWERED = 10;

/** How the last seven days went, and which questions they left open. */
export function WeekOverview({ chatbots }: WeekOverviewProps) {
  const t = useTranslate();
  const now = useNow();
  const { timezone } = useMembership().org;
  const stats = useRecentStats(chatbots.length, 2 * WEEK);
  if (stats.status === 'error') {
    return (
      <OverviewSection id={WEEK_SECTION} title={t('overview.week')}>
        <ErrorState title={t('overview.figuresFailed')} error={stats.error} onRetry={stats.retry} />
      </OverviewSection>
    );
  }
  const days = lastDays(2 * WEEK, now, timezone);
  const counted = stats.status === 'ready' ? stats.value : undefined;
  const hasAny = counted?.some(({ day, messages, leads }) => days.includes(day) && messages + leads > 0) ?? true;
  return (
    <>
      <OverviewSection id={WEEK_SECTION} title={t('overview.week')}>
        <WeekFigures stats={counted} days={days} />
        {!hasAny && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {t('overview.weekNone')}
          </Typography>
        )}
      </OverviewSection>
      <OverviewSection title={t('overview.unanswered')}>
        <UnansweredQuestions
          questions={counted && unansweredOf(counted, days.slice(-WEEK), UNANSWERED)}
          chatbots={chatbots}
        />
      </OverviewSection>
    </>
  );
}
