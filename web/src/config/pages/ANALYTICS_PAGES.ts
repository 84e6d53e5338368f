import { pageTable } from './pageTable.ts';

/** Figures of one chatbot. */
export const ANALYTICS_PAGES = pageTable({
  chatbotAnalyticsChats: {
    path: '/dashboard/chatbot/:chatbotId/analytics/chats',
    file: 'features/analytics/components/chats/ChatAnalyticsPage.tsx',
    label: 'nav.chats',
    tab: 1,
  },
  chatbotAnalyticsTopics: {
    path: '/dashboard/chatbot/:chatbotId/analytics/topics',
    file: 'features/analytics/components/topics/TopicAnalyticsPage.tsx',
    label: 'analytics.topics',
    tab: 2,
  },
});
