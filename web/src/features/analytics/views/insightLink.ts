import type { InsightAction } from '@parlance/domain/analytics/insightsOf';
import { paths } from '#web/config/paths.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { leadsLink } from '#web/lib/lists/leadsLink.ts';

/** The id of the questions without an answer on the page of topics. */
export const GAPS_SECTION = 'gaps';
/** The id of the plan's limits on the page of usage. */
export const PLAN_SECTION = 'plan';

/**
 * Address that an insight's action leads to, for a chatbot's conversations of some days. Undefined where that needs a chatbot
 * and there is none.
 */
export function insightLink(
  action: InsightAction,
  chatbotId: string | undefined,
  span: { from: string; to: string },
): string | undefined {
  switch (action) {
    case 'see-plans':
      return `${paths.usage()}#${PLAN_SECTION}`;
    case 'see-conversations':
      return begunLink(chatbotId, span);
    case 'see-failed':
      return begunLink(chatbotId, { resolution: 'failed', ...span });
    case 'see-negative':
      return chatsLink(chatbotId, { rated: 'negative', ...span });
    case 'see-handovers':
      return paths.inbox();
    case 'see-requests':
      return chatsLink(chatbotId, { person: '1', ...span });
    case 'answer-questions':
      return chatbotId === undefined
        ? paths.inboxQueue('unanswered')
        : `${paths.chatbotAnalyticsTopics(chatbotId)}#${GAPS_SECTION}`;
    case 'see-topics':
      return chatbotId && paths.chatbotAnalyticsTopics(chatbotId);
    case 'see-model':
      return chatbotId === undefined ? paths.chatbots() : paths.chatbotAi(chatbotId);
    case 'see-leads':
      return leadsLink(chatbotId, span);
    case 'see-sources':
      return chatbotId && paths.chatbotSources(chatbotId);
    case 'see-contradictions':
      return chatbotId && paths.chatbotContradictions(chatbotId);
  }
}
