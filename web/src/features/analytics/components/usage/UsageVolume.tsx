import { ChartPanel } from '#web/components/charts/ChartPanel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { volumeChart } from '../../views/chatCharts.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { useCategories } from '../../views/useCategories.ts';
import type { UsageScope } from './UsageScope.ts';

/** Conversations and answers of a period, day by day. */
export function UsageVolume({ chatbotId, figures: { buckets }, period }: UsageScope) {
  const t = useTranslate();
  const categories = useCategories()(buckets, ({ from, to }) => begunLink(chatbotId, { from, to }));
  return (
    <ChartPanel
      title={t('analytics.volume')}
      kind="line"
      data={volumeChart({ chatbotId, buckets, categories, t })}
      name={`volume-${period.from}-${period.to}`}
      emptyText={t('analytics.noneText')}
    />
  );
}
