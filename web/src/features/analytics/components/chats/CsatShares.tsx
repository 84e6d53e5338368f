import { meanCsat } from '@parlance/domain/analytics/meanCsat';
import { CSAT_SCORES } from '@parlance/domain/documents/chats/CSAT_SCORES';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChatScope } from './ChatScope.ts';

/** Satisfaction that visitors stated at the end: mean, number of answers and how these are spread. Nothing where none was given. */
export function CsatShares({ figures, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const format = useFormatFigure();
  const { csat } = figures.summary.figures;
  const { mean, answers } = meanCsat(csat);
  if (mean === null) return false;
  return (
    <SharesPanel
      title={t('analytics.csat')}
      text={t('analytics.csatText', { mean: format(mean, 'ratio', answers), answers })}
      axis={t('analytics.csat')}
      unit={t('figure.conversations')}
      shares={CSAT_SCORES.toReversed().map((score) => ({
        key: `${score}`,
        label: t('analytics.csatScore', { score, word: t(`csat.${score}`) }),
        count: csat[score] ?? 0,
      }))}
      emptyText={t('analytics.noneText')}
      name={`satisfaction-${from}-${to}`}
    />
  );
}
