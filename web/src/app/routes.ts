import { posix } from 'node:path';
import { LOCALES } from '@parlance/domain/locales';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { AreaRow, PageRow, PageTable } from '../config/pages/PageRow.ts';
import { PAGES } from '../config/pages/PAGES.ts';

/** A page that is rendered at build time, below each language's prefix. app/root.tsx knows it by the beginning of its id. */
function inEachLanguage(name: string, path: string, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(`${locale}${path}`, file, { id: `public-${name}-${locale}` }));
}

/** A row's module as React Router knows it, relative to this folder. */
const inApp = (file: string) => posix.relative('app', file);

/** A page of the dashboard, and around it the gate for those who may see it. */
function pageRoute(id: string, address: string, { file, requires }: PageRow): RouteConfigEntry {
  const page = address === '' ? index(inApp(file), { id }) : route(address, inApp(file), { id });
  return requires === undefined ? page : layout('layouts/PageGate.tsx', { id: `gate-${id}` }, [page]);
}

function areaRoute(id: string, address: string, area: AreaRow): RouteConfigEntry {
  return route(address, inApp(area.layout), { id }, [
    index('routes/AreaIndex.ts', { id: `index-${id}` }),
    ...routesOf(area.pages, area.path),
    ...(area.unknown === undefined ? [] : [route('*', inApp(area.unknown), { id: `unknown-${id}` })]),
  ]);
}

/** @param base Address of the area that they are in. */
function routesOf(pages: PageTable, base: string): RouteConfigEntry[] {
  return Object.entries(pages).map(([id, row]) => {
    const address = row.path.slice(base.length + 1);
    return 'file' in row ? pageRoute(id, address, row) : areaRoute(id, address, row);
  });
}

/** Every page of the web app. Those of the dashboard stand in config/pages, other addresses in config/paths.ts. */
export default [
  index('routes/public/Home.tsx', { id: 'public-home' }),
  ...inEachLanguage('home', '', 'routes/public/Home.tsx'),
  ...inEachLanguage('features', '/features/:topic?', 'routes/public/Features.tsx'),
  ...inEachLanguage('pricing', '/pricing', 'routes/public/Pricing.tsx'),
  ...inEachLanguage('contact', '/contact', 'routes/public/Contact.tsx'),
  ...inEachLanguage('test', '/test', 'routes/public/PublicTest.tsx'),
  ...inEachLanguage('terms', '/terms-and-conditions', 'routes/public/Terms.tsx'),
  ...inEachLanguage('privacy', '/privacy-policy', 'routes/public/PrivacyPolicy.tsx'),
  ...inEachLanguage('docs-search', '/docs/search.json', 'routes/public/DocsSearchIndex.ts'),
  ...inEachLanguage('docs', '/docs/*', 'routes/public/Docs.tsx'),
  route('sitemap.xml', 'routes/public/Sitemap.ts'),
  route('robots.txt', 'routes/public/Robots.ts'),
  layout('layouts/AppShell.tsx', [
    layout('layouts/AuthLayout.tsx', [
      route('signin', '../features/auth/components/sign-in/SignInPage.tsx', { id: 'signIn' }),
      route('signup', '../features/auth/components/sign-up/SignUpPage.tsx', { id: 'signUp' }),
      route('signup-confirm', '../features/auth/components/sign-up/SignUpConfirmPage.tsx', { id: 'signUpConfirm' }),
      route('confirm', '../features/auth/components/confirm/ConfirmPage.tsx', { id: 'confirm' }),
      route('forgot-password', '../features/auth/components/reset/ForgotPasswordPage.tsx', { id: 'forgotPassword' }),
      route('signin-link', '../features/auth/components/sign-in-link/SignInLinkPage.tsx', { id: 'signInLink' }),
      route('en/reset-password', 'routes/ResetPassword.tsx', { id: 'reset-password-en' }),
      route('de/reset-password', 'routes/ResetPassword.tsx', { id: 'reset-password-de' }),
      route('auth/invite', '../features/auth/components/invite/InvitePage.tsx', { id: 'invite' }),
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
    route('dashboard/chatbot/:chatbotId/analytics/sentiment', 'routes/SentimentAnalytics.ts'),
    route('dashboard/chatbot/:chatbotId/settings/integration', 'routes/Integration.ts'),
    route('dashboard', 'layouts/DashboardLayout.tsx', [
      ...routesOf(PAGES, '/dashboard'),
      route('activity/*', 'routes/FormerActivity.tsx', { id: 'former-activity' }),
      route('*', 'routes/UnknownDashboard.tsx', { id: 'unknown-dashboard' }),
    ]),
  ]),
  route('*', 'routes/NotFound.tsx'),
] satisfies RouteConfig;
