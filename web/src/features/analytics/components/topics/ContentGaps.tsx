import Box from '@mui/material/Box';
import { contentGaps } from '@parlance/domain/analytics/contentGaps';
import type { Month } from '@parlance/domain/documents/chats/month';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { OpenQuestions } from '#web/components/questions/OpenQuestions.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { GAPS_SECTION } from '../../views/insightLink.ts';
import { useHashTarget } from '../../views/useHashTarget.ts';

interface ContentGapsProps {
  /** The figures of the period. */
  read: readonly (Stats | Month)[];
}

const SHOWN = 20;
const NO_CHATBOTS: readonly never[] = [];

/** Visitors' questions that the sources did not answer, similar ones as one, those of the most visitors first. */
export function ContentGaps({ read }: ContentGapsProps) {
  const t = useTranslate();
  const section = useHashTarget(GAPS_SECTION);
  const gaps = useMemo(
    () =>
      contentGaps(
        read.flatMap((each) => ('day' in each ? [each] : [])),
        SHOWN,
      ),
    [read],
  );
  const questions = gaps.map((gap) => ({
    ...gap,
    note: t('analytics.gapServes', { visitors: gap.others.length + 1, asked: gap.asked }),
  }));
  return (
    <Box ref={section} id={GAPS_SECTION} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
      <ChartFrame title={t('analytics.gaps')} text={t('analytics.gapsText')}>
        <OpenQuestions questions={questions} chatbots={NO_CHATBOTS} emptyText={t('analytics.gapsNone')} />
        {read.some((each) => 'month' in each) && (
          <Typography variant="caption" color="textSecondary">
            {t('analytics.gapsMonths')}
          </Typography>
        )}
      </ChartFrame>
    </Box>
  );
}
