import { HeatMap } from '#web/components/charts/HeatMap.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useWeekdays } from '#web/i18n/useWeekdays.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import type { UsageScope } from './UsageScope.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** Times at which visitors ask: the answers of a period by weekday and hour in the organization's time zone. */
export function PeakHours({ chatbotId, figures: { summary }, period: { from, to } }: UsageScope) {
  const t = useTranslate();
  const weekdays = useWeekdays();
  const { timezone } = useMembership().org;
  return (
    <HeatMap
      title={t('usage.peak')}
      text={t('usage.peakText', { timezone })}
      axis={t('usage.weekday')}
      columns={HOURS}
      rows={summary.weekHours.map((values, index) => {
        const label = weekdays[index]?.short ?? '';
        return { key: label, label, values };
      })}
      hrefOf={(weekday, hour) => chatsLink(chatbotId, { slot: `${weekday}-${hour}`, from, to })}
      name={`hours-${from}-${to}`}
    />
  );
}
