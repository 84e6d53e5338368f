import { toChatbotPage } from '#web/app/toChatbotPage.ts';
import { paths } from '#web/config/paths.ts';

export const clientLoader = toChatbotPage(paths.chatbotAnalyticsChats);
