import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { unusedSources } from '@parlance/domain/analytics/unusedSources';
import { useOpenContradictions } from '#web/lib/org/useOpenContradictions.ts';
import { useSources } from '../../api/useSources.ts';
import { Insights } from '../Insights.tsx';
import type { ChatScope } from './ChatScope.ts';

/** Insights from a chatbot's figures of a period, in words. */
export function ChatInsights({ chatbotId, figures: { summary, previous }, period: { from, to } }: ChatScope) {
  const sources = useSources(chatbotId);
  const unused = sources.status === 'ready' ? unusedSources(sources.value, summary.figures).length : 0;
  const contradictions = useOpenContradictions(chatbotId) ?? 0;
  const insights = insightsOf({ summary, previous, unusedSources: unused, contradictions });
  return <Insights insights={insights} chatbotId={chatbotId} span={{ from, to }} />;
}
