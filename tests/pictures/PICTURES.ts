import { seeded } from '../e2e/support/seeded.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

export interface Picture {
  /** The file's name in docs/pictures, without what follows a dot. */
  name: string;
  path: string;
  /** In both languages, light and dark. Otherwise in English and light. */
  isInAll?: boolean;
  /** As somebody sees it who is not signed in. Otherwise the owner of the demo shop does. */
  isSignedOut?: boolean;
  /** Text of the page once it is as it should be. */
  awaits?: RegExp;
}

const CHATBOT = `/dashboard/chatbot/${seeded.chatbotId}`;

/** The pages that docs/pages.md shows. */
export const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/en', isSignedOut: true },
  {
    name: 'try',
    path: `/en/try?website=${encodeURIComponent(suiteUrls.demoSite)}`,
    isSignedOut: true,
    awaits: / is read$/,
  },
  { name: 'sign-up', path: '/signup', isSignedOut: true },
  { name: 'overview', path: '/dashboard' },
  { name: 'chatbots', path: '/dashboard/chatbots' },
  { name: 'start', path: '/dashboard/start' },
  { name: 'inbox', path: '/dashboard/inbox/chats' },
  { name: 'usage', path: '/dashboard/usage', isInAll: true },
  { name: 'organization', path: '/dashboard/settings/general' },
  { name: 'members', path: '/dashboard/settings/members' },
  { name: 'plans', path: '/dashboard/settings/plans' },
  { name: 'billing', path: '/dashboard/settings/billing' },
  { name: 'canned-replies', path: '/dashboard/settings/canned-replies' },
  { name: 'account', path: '/dashboard/settings/account' },
  { name: 'activity', path: '/dashboard/settings/activity' },
  { name: 'api', path: '/dashboard/settings/api' },
  { name: 'playground', path: `${CHATBOT}/playground` },
  { name: 'conversations', path: `${CHATBOT}/activity/chats` },
  { name: 'leads', path: `${CHATBOT}/activity/leads` },
  { name: 'analytics-chats', path: `${CHATBOT}/analytics/chats`, isInAll: true },
  { name: 'analytics-topics', path: `${CHATBOT}/analytics/topics`, isInAll: true },
  { name: 'sources', path: `${CHATBOT}/sources` },
  { name: 'tests', path: `${CHATBOT}/tests` },
  { name: 'releases', path: `${CHATBOT}/releases` },
  { name: 'contradictions', path: `${CHATBOT}/sources/contradictions` },
  { name: 'install', path: `${CHATBOT}/install` },
  ...['general', 'ai', 'interface', 'actions', 'security', 'leads', 'notifications'].map((tab) => ({
    name: `settings-${tab}`,
    path: `${CHATBOT}/settings/${tab}`,
  })),
  { name: 'test', path: `/en${CHATBOT}/test` },
];
