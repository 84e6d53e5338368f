import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { contentGaps } from '@parlance/domain/analytics/contentGaps';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRecentStats } from '../api/useRecentStats.ts';
import { lastDays } from '../lastDays.ts';
import { OverviewSection } from '../OverviewSection.tsx';
import { OpenQuestions } from '#web/components/questions/OpenQuestions.tsx';
import { WeekFigures } from './WeekFigures.tsx';

interface WeekOverviewProps {
  chatbots: readonly Stored<Chatbot>[];
  /** Content below. */
  children: ReactNode;
}

const WEEK = 7;
const UNANSWERED = 10;

/** Figures of the last seven days, and the questions they left open. */
export function WeekOverview({ chatbots, children }: WeekOverviewProps) {
  const t = useTranslate();
  const now = useNow();
  const { timezone } = useMembership().org;
  const stats = useRecentStats(chatbots.length, 2 * WEEK);
  if (stats.status === 'error') {
    return (
      <>
        <OverviewSection title={t('overview.week')}>
          <ErrorState title={t('overview.figuresFailed')} error={stats.error} onRetry={stats.retry} />
        </OverviewSection>
        {children}
      </>
    );
  }
  const days = lastDays(2 * WEEK, now, timezone);
  const counted = stats.status === 'ready' ? stats.value : undefined;
  const hasAny = counted?.some(({ day, messages, leads }) => days.includes(day) && messages + leads > 0) ?? true;
  const week = days.slice(-WEEK);
  const questions =
    counted &&
    contentGaps(
      counted.filter(({ day }) => week.includes(day)),
      UNANSWERED,
    );
  return (
    <>
      <OverviewSection
        title={t('overview.week')}
        action={
          <Button size="small" component={PageLink} to={paths.usage()}>
            {t('overview.allFigures')}
          </Button>
        }
      >
        <WeekFigures stats={counted} days={days} />
        {!hasAny && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {t('overview.weekNone')}
          </Typography>
        )}
      </OverviewSection>
      {questions && (
        <>
          <OverviewSection title={t('overview.unanswered')}>
            <OpenQuestions
              questions={questions.map((each) => ({
                ...each,
                note: each.asked > 1 ? t('overview.askedTimes', { count: each.asked }) : '',
              }))}
              chatbots={chatbots}
              emptyText={t('overview.unansweredNone')}
            />
          </OverviewSection>
          {children}
        </>
      )}
    </>
  );
}
