import { CHATBOT_PAGES } from './CHATBOT_PAGES.ts';
import type { AreaRow } from './PageRow.ts';

/** One chatbot, with breadcrumbs and tabs around its pages. */
export const CHATBOT: AreaRow = {
  path: '/dashboard/chatbot/:chatbotId',
  layout: 'app/layouts/ChatbotLayout.tsx',
  unknown: 'app/routes/UnknownDashboard.tsx',
  pages: CHATBOT_PAGES,
};
