import { entrances } from '../entrances.ts';
import { INBOX_PAGES } from './INBOX_PAGES.ts';
import { pageTable } from './pageTable.ts';
import { SETTINGS_PAGES } from './SETTINGS_PAGES.ts';

/** Pages of an organization, in the order of the palette. */
export const DASHBOARD_PAGES = pageTable({
  dashboard: {
    path: entrances.dashboard,
    file: 'app/routes/Overview.tsx',
    label: 'nav.overview',
    icon: 'layout-dashboard',
    sidebar: 'top',
  },
  /** A new chatbot from a website, a file or a text. */
  start: { path: '/dashboard/start', file: 'features/start/components/StartPage.tsx', requires: 'chatbot.create' },
  /** To which a provider leads back once the owner of a mailbox has consented. */
  mailSignIn: {
    path: '/dashboard/mailbox',
    file: 'features/channels/components/MailSignInPage.tsx',
    requires: 'channels.manage',
  },
  /** Open work in the conversations and leads of all chatbots. */
  inbox: {
    path: '/dashboard/inbox',
    layout: 'app/layouts/InboxLayout.tsx',
    pages: INBOX_PAGES,
    label: 'nav.inbox',
    icon: 'messages',
    sidebar: 'top',
  },
  chatbots: {
    path: '/dashboard/chatbots',
    file: 'features/chatbots/components/ChatbotsPage.tsx',
    label: 'nav.chatbots',
    icon: 'message-chatbot',
    sidebar: 'top',
  },
  /** Activity of the organization's chatbots, and the used share of the plan. */
  usage: {
    path: '/dashboard/usage',
    file: 'features/analytics/components/usage/UsagePage.tsx',
    label: 'nav.usage',
    icon: 'chart-bar',
    sidebar: 'bottom',
  },
  /** Findings of the nightly recounts of the figures. */
  recounts: {
    path: '/dashboard/usage/recounts',
    file: 'features/analytics/components/recounts/RecountsPage.tsx',
    requires: 'recounts.read',
  },
  settings: {
    path: '/dashboard/settings',
    layout: 'app/layouts/SettingsLayout.tsx',
    unknown: 'app/routes/UnknownSettings.tsx',
    pages: SETTINGS_PAGES,
    label: 'nav.settings',
    icon: 'settings',
    sidebar: 'bottom',
  },
});
