import { LOCALES } from '@parlance/domain/locales';
import { QUEUES } from '../features/chats/inbox/QUEUES.ts';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A page that is rendered at build time, below each language's prefix. app/root.tsx knows it by the beginning of its id. */
function inEachLanguage(name: string, path: string, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(`${locale}${path}`, file, { id: `public-${name}-${locale}` }));
}

/** Every page of the web app. Addresses are built by config/paths.ts. */
export default [
  index('routes/Home.tsx', { id: 'public-home' }),
  ...inEachLanguage('home', '', 'routes/Home.tsx'),
  ...inEachLanguage('features', '/features/:topic?', 'routes/Features.tsx'),
  ...inEachLanguage('pricing', '/pricing', 'routes/Pricing.tsx'),
  ...inEachLanguage('contact', '/contact', 'routes/Contact.tsx'),
  ...inEachLanguage('test', '/test', 'routes/PublicTest.tsx'),
  ...inEachLanguage('terms', '/terms-and-conditions', 'routes/Terms.tsx'),
  ...inEachLanguage('privacy', '/privacy-policy', 'routes/PrivacyPolicy.tsx'),
  ...inEachLanguage('docs-search', '/docs/search.json', 'routes/DocsSearchIndex.ts'),
  ...inEachLanguage('docs', '/docs/*', 'routes/Docs.tsx'),
  route('sitemap.xml', 'routes/Sitemap.ts'),
  route('robots.txt', 'routes/Robots.ts'),
  layout('layouts/AppShell.tsx', [
    layout('layouts/AuthLayout.tsx', [
      route('signin', 'routes/SignIn.tsx'),
      route('signup', 'routes/SignUp.tsx'),
      route('signup-confirm', 'routes/SignUpConfirm.tsx'),
      route('confirm', 'routes/Confirm.tsx'),
      route('forgot-password', 'routes/ForgotPassword.tsx'),
      route('signin-link', 'routes/SignInLink.tsx'),
      route('en/reset-password', 'routes/ResetPassword.tsx', { id: 'reset-password-en' }),
      route('de/reset-password', 'routes/ResetPassword.tsx', { id: 'reset-password-de' }),
      route('auth/invite', 'routes/Invite.tsx'),
      route('auth/complete', 'routes/CompleteSignUp.tsx'),
    ]),
    route('onboarding', 'routes/Onboarding.tsx'),
    route('en/try', 'routes/TrySite.tsx', { id: 'try-en' }),
    route('de/try', 'routes/TrySite.tsx', { id: 'try-de' }),
    layout('layouts/DashboardLayout.tsx', { id: 'thanks' }, [
      route('en/thanks', 'routes/Thanks.tsx', { id: 'thanks-en' }),
      route('de/thanks', 'routes/Thanks.tsx', { id: 'thanks-de' }),
    ]),
    route('en/dashboard/chatbot/:chatbotId/test', 'routes/TestPage.tsx', { id: 'test-en' }),
    route('de/dashboard/chatbot/:chatbotId/test', 'routes/TestPage.tsx', { id: 'test-de' }),
    route('en/dashboard/chatbot/:chatbotId/activity/chat-logs', 'routes/ChatLogs.tsx', { id: 'chat-logs-en' }),
    route('de/dashboard/chatbot/:chatbotId/activity/chat-logs', 'routes/ChatLogs.tsx', { id: 'chat-logs-de' }),
    ...LOCALES.flatMap((locale) => [
      route(`${locale}/dashboard/activity/*`, 'routes/FormerActivity.tsx', { id: `former-activity-${locale}` }),
      route(`${locale}/dashboard/usage`, 'routes/LocalizedDashboard.tsx', { id: `usage-${locale}` }),
      ...['', '/chats', '/topics', '/sentiment'].map((page) =>
        route(`${locale}/dashboard/chatbot/:chatbotId/analytics${page}`, 'routes/LocalizedDashboard.tsx', {
          id: `analytics${page.replace('/', '-')}-${locale}`,
        }),
      ),
    ]),
    route('dashboard', 'layouts/DashboardLayout.tsx', [
      index('routes/DashboardIndex.tsx'),
      route('start', 'routes/Start.tsx'),
      route('usage', 'routes/Usage.tsx'),
      route('usage/recounts', 'routes/Recounts.tsx'),
      route('chatbots', 'routes/Chatbots.tsx'),
      route('activity/*', 'routes/FormerActivity.tsx', { id: 'former-activity' }),
      route('inbox', 'layouts/InboxLayout.tsx', [
        index('routes/InboxIndex.ts'),
        route('chats', 'routes/InboxChats.tsx'),
        route('leads', 'routes/InboxLeads.tsx'),
        ...QUEUES.map((queue) => route(queue, 'routes/InboxQueue.tsx', { id: `inbox-${queue}` })),
      ]),
      route('settings', 'layouts/SettingsLayout.tsx', [
        index('routes/SettingsHome.tsx'),
        route('general', 'routes/OrganizationSettings.tsx'),
        route('members', 'routes/Members.tsx'),
        route('plans', 'routes/Plans.tsx'),
        route('billing', 'routes/Billing.tsx'),
        route('canned-replies', 'routes/CannedReplies.tsx'),
        route('account', 'routes/Account.tsx'),
        route('activity', 'routes/ActivityLog.tsx'),
        route('api', 'routes/Api.tsx'),
        route('*', 'routes/UnknownSettings.tsx', { id: 'unknown-settings' }),
      ]),
      route('chatbot/:chatbotId', 'layouts/ChatbotLayout.tsx', [
        index('routes/ChatbotIndex.ts'),
        route('start', 'routes/ChatbotStart.tsx'),
        route('install', 'routes/Install.tsx'),
        route('playground', 'routes/Playground.tsx'),
        route('tests', 'routes/Tests.tsx'),
        route('releases', 'routes/Releases.tsx'),
        route('releases/replays', 'routes/Replays.tsx'),
        route('sources', 'routes/Sources.tsx'),
        route('sources/contradictions', 'routes/Contradictions.tsx'),
        route('sources/website/:sourceId', 'routes/SourcePages.tsx'),
        route('sources/text/:sourceId', 'routes/SourceText.tsx'),
        route('activity', 'layouts/ActivityLayout.tsx', [
          index('routes/ActivityIndex.ts'),
          route('chats', 'routes/Chats.tsx'),
          route('leads', 'routes/Leads.tsx'),
        ]),
        route('analytics', 'layouts/AnalyticsLayout.tsx', [
          index('routes/AnalyticsIndex.ts'),
          route('chats', 'routes/ChatAnalytics.tsx'),
          route('topics', 'routes/TopicAnalytics.tsx'),
          route('sentiment', 'routes/SentimentAnalytics.ts'),
        ]),
        route('settings', 'layouts/ChatbotSettingsLayout.tsx', [
          index('routes/SettingsIndex.ts'),
          route('general', 'routes/GeneralSettings.tsx'),
          route('ai', 'routes/AiSettings.tsx'),
          route('interface', 'routes/InterfaceSettings.tsx'),
          route('actions', 'routes/ActionSettings.tsx'),
          route('security', 'routes/SecuritySettings.tsx'),
          route('leads', 'routes/LeadSettings.tsx'),
          route('handover', 'routes/HandoverSettings.tsx'),
          route('notifications', 'routes/NotificationSettings.tsx'),
          route('integration', 'routes/Integration.tsx'),
          route('*', 'routes/UnknownSettings.tsx', { id: 'unknown-chatbot-settings' }),
        ]),
        route('*', 'routes/UnknownDashboard.tsx', { id: 'unknown-of-chatbot' }),
      ]),
      route('*', 'routes/UnknownDashboard.tsx', { id: 'unknown-dashboard' }),
    ]),
  ]),
  route('*', 'routes/NotFound.tsx'),
] satisfies RouteConfig;
