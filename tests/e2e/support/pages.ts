import { newId } from '@parlance/domain/ids';
import { seeded } from './seeded.ts';

export interface VisitedPage {
  path: string;
  /** Redirect target of an address without a page of its own. */
  leadsTo?: string;
}

const CHATBOT = `/dashboard/chatbot/${seeded.chatbotId}`;

function at(...addresses: readonly string[]): VisitedPage[] {
  return addresses.map((path) => ({ path }));
}

/** Every page of the web app (web/src/app/routes.ts) in the state in which its address alone shows it, by who sees it. */
export const PAGES = {
  /** For everybody. */
  public: at(
    '/en',
    '/de/features/security',
    '/de/docs',
    '/de/docs/team',
    '/en/contact',
    '/en/pricing',
    '/de/pricing',
    '/de/try',
    '/nowhere/at/all',
  ),
  signedOut: [
    ...at('/signin', '/signup', '/signup-confirm', '/forgot-password', '/signin-link'),
    ...at('/confirm', '/confirm#token=x', '/confirm?for=new-email'),
    ...at('/de/reset-password', '/de/reset-password#token=x', '/auth/invite', `/auth/invite#token=${newId()}`),
  ],
  /** For somebody without an organization. */
  newcomer: at('/auth/complete'),
  organization: [
    ...at(
      '/dashboard',
      '/dashboard/chatbots',
      '/dashboard/chatbots?new=1',
      '/dashboard/start',
      '/onboarding',
      '/de/thanks',
    ),
    { path: '/dashboard/settings', leadsTo: '/dashboard/settings/general' },
    ...at('/dashboard/settings/general', '/dashboard/settings/members', '/dashboard/settings/account'),
    ...at('/dashboard/settings/activity', '/dashboard/settings/api', '/dashboard/settings/canned-replies'),
    ...at('/dashboard/usage', '/dashboard/usage/recounts', '/dashboard/settings/plans', '/dashboard/settings/billing'),
    { path: '/dashboard/inbox', leadsTo: '/dashboard/inbox/open' },
    ...at('/dashboard/inbox/chats', '/dashboard/inbox/waiting', '/dashboard/inbox/leads'),
  ],
  chatbot: [
    { path: CHATBOT, leadsTo: `${CHATBOT}/sources` },
    ...at(
      `${CHATBOT}/sources?type=file`,
      `${CHATBOT}/sources/contradictions`,
      `${CHATBOT}/start`,
      `${CHATBOT}/tests`,
      `${CHATBOT}/releases`,
      `${CHATBOT}/releases/replays`,
    ),
    { path: `${CHATBOT}/activity`, leadsTo: `${CHATBOT}/activity/chats` },
    ...at(
      `${CHATBOT}/activity/leads`,
      `${CHATBOT}/playground`,
      `${CHATBOT}/playground?mode=compare`,
      `${CHATBOT}/playground?mode=actions`,
    ),
    { path: `${CHATBOT}/analytics`, leadsTo: `${CHATBOT}/analytics/chats` },
    ...at(`${CHATBOT}/analytics/topics`),
    ...at(`/de${CHATBOT}/test`),
  ],
  chatbotSettings: [
    { path: `${CHATBOT}/settings`, leadsTo: `${CHATBOT}/settings/general` },
    ...['ai', 'interface', 'actions', 'security', 'leads', 'handover', 'notifications'].map((tab) => ({
      path: `${CHATBOT}/settings/${tab}`,
    })),
    { path: `${CHATBOT}/settings/integration`, leadsTo: `${CHATBOT}/install` },
  ],
} as const satisfies Record<string, readonly VisitedPage[]>;
