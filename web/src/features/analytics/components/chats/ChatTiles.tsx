import type { Summary } from '@parlance/domain/analytics/summarize';
import type { FigureUnit } from '#web/components/charts/chart.ts';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { MessageId } from '#web/i18n/messageId.ts';
import type { PeriodFigures } from '../../views/useAnalytics.ts';
import { useBefore } from '../../views/useBefore.ts';
import { Tiles } from '../Tiles.tsx';

interface Figure {
  label: MessageId;
  unit: FigureUnit;
  of: (summary: Summary) => number | null;
}

const FIGURES: readonly Figure[] = [
  { label: 'figure.conversations', unit: 'count', of: ({ figures }) => figures.conversations },
  { label: 'figure.messages', unit: 'count', of: ({ figures }) => figures.messages },
  { label: 'figure.answered', unit: 'share', of: ({ answeredShare }) => answeredShare },
  { label: 'figure.response', unit: 'time', of: ({ responseMs }) => responseMs },
  { label: 'figure.perConversation', unit: 'ratio', of: ({ messagesPerConversation }) => messagesPerConversation },
  { label: 'figure.conversion', unit: 'share', of: ({ conversionRate }) => conversionRate },
  { label: 'figure.ratedPositive', unit: 'share', of: ({ positiveShare }) => positiveShare },
  { label: 'figure.handovers', unit: 'count', of: ({ figures }) => figures.handovers },
];

/** A period in eight figures, each beside the period before. */
export function ChatTiles({ figures: { summary, previous } }: { figures: PeriodFigures }) {
  const t = useTranslate();
  const format = useFormatFigure();
  const before = useBefore();
  const tiles = FIGURES.map(({ label, unit, of }) => ({
    label: t(label),
    value: format(of(summary), unit),
    notes: [before(of(summary), of(previous), unit)],
  }));
  return <Tiles tiles={tiles} />;
}
