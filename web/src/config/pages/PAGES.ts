import { CHATBOT } from './CHATBOT.ts';
import { DASHBOARD_PAGES } from './DASHBOARD_PAGES.ts';
import type { PageTable } from './PageRow.ts';

/** Every page of the dashboard. */
export const PAGES: PageTable = { ...DASHBOARD_PAGES, chatbot: CHATBOT };
