import { ANALYTICS_PAGES } from './ANALYTICS_PAGES.ts';
import { CHATBOT_ACTIVITY_PAGES } from './CHATBOT_ACTIVITY_PAGES.ts';
import { CHATBOT_SETTINGS_PAGES } from './CHATBOT_SETTINGS_PAGES.ts';
import { pageTable } from './pageTable.ts';

/** Pages of one chatbot, in the order of the palette. */
export const CHATBOT_PAGES = pageTable({
  chatbotSources: {
    path: '/dashboard/chatbot/:chatbotId/sources',
    file: 'features/sources/components/SourcesPage.tsx',
    label: 'nav.sources',
    icon: 'file-text',
    tab: 4,
  },
  chatbotContradictions: {
    path: '/dashboard/chatbot/:chatbotId/sources/contradictions',
    file: 'features/sources/components/contradictions/ContradictionsPage.tsx',
  },
  chatbotWebsite: {
    path: '/dashboard/chatbot/:chatbotId/sources/website/:sourceId',
    file: 'app/routes/SourcePages.tsx',
  },
  chatbotSourceText: {
    path: '/dashboard/chatbot/:chatbotId/sources/text/:sourceId',
    file: 'app/routes/SourceText.tsx',
  },
  chatbotPlayground: {
    path: '/dashboard/chatbot/:chatbotId/playground',
    file: 'app/routes/Playground.tsx',
    label: 'nav.playground',
    icon: 'sparkles',
    tab: 1,
  },
  chatbotTests: {
    path: '/dashboard/chatbot/:chatbotId/tests',
    file: 'features/evals/components/TestsPage.tsx',
    label: 'nav.tests',
    icon: 'list-check',
    tab: 5,
  },
  chatbotReleases: {
    path: '/dashboard/chatbot/:chatbotId/releases',
    file: 'features/releases/components/ReleasesPage.tsx',
    label: 'nav.releases',
    icon: 'history',
    tab: 6,
  },
  chatbotReplays: {
    path: '/dashboard/chatbot/:chatbotId/releases/replays',
    file: 'features/drafts/components/ReplaysPage.tsx',
    label: 'replays.title',
    icon: 'refresh',
    offeredFor: 'test.write',
  },
  chatbotActivity: {
    path: '/dashboard/chatbot/:chatbotId/activity',
    layout: 'app/layouts/ActivityLayout.tsx',
    pages: CHATBOT_ACTIVITY_PAGES,
    label: 'nav.activity',
    tab: 2,
  },
  chatbotAnalytics: {
    path: '/dashboard/chatbot/:chatbotId/analytics',
    layout: 'app/layouts/AnalyticsLayout.tsx',
    pages: ANALYTICS_PAGES,
    label: 'nav.analytics',
    icon: 'chart-bar',
    tab: 3,
  },
  chatbotInstall: {
    path: '/dashboard/chatbot/:chatbotId/install',
    file: 'features/integration/components/InstallPage.tsx',
    label: 'nav.install',
    icon: 'code',
    tab: 7,
  },
  chatbotSettings: {
    path: '/dashboard/chatbot/:chatbotId/settings',
    layout: 'app/layouts/ChatbotSettingsLayout.tsx',
    unknown: 'app/routes/UnknownSettings.tsx',
    pages: CHATBOT_SETTINGS_PAGES,
    label: 'nav.settings',
    icon: 'settings',
    tab: 8,
  },
  /** A new chatbot while it reads its first source. */
  chatbotStart: { path: '/dashboard/chatbot/:chatbotId/start', file: 'features/start/components/MeetPage.tsx' },
});
