import type { Locale } from '@parlance/domain/locales';
import { entrances } from './entrances.ts';
import type { FeatureTopic } from './FEATURE_TOPICS.ts';
import { addressOf } from './pages/addressOf.ts';
import { ANALYTICS_PAGES } from './pages/ANALYTICS_PAGES.ts';
import { CHATBOT } from './pages/CHATBOT.ts';
import { CHATBOT_ACTIVITY_PAGES } from './pages/CHATBOT_ACTIVITY_PAGES.ts';
import { CHATBOT_PAGES } from './pages/CHATBOT_PAGES.ts';
import { CHATBOT_SETTINGS_PAGES } from './pages/CHATBOT_SETTINGS_PAGES.ts';
import { DASHBOARD_PAGES } from './pages/DASHBOARD_PAGES.ts';
import { INBOX_PAGES } from './pages/INBOX_PAGES.ts';
import type { PageTable } from './pages/PageRow.ts';
import { SETTINGS_PAGES } from './pages/SETTINGS_PAGES.ts';
import type { PlanReason } from './PLAN_REASONS.ts';

/** Results of `build` for each row, by the name of the page. */
function ofEach<Name extends string, Built>(
  pages: PageTable<Name>,
  build: (row: { path: string }) => Built,
): Readonly<Record<Name, Built>>;
function ofEach(pages: PageTable, build: (row: { path: string }) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(pages).map(([name, row]) => [name, build(row)]));
}

const ofDashboard = ofEach({ ...DASHBOARD_PAGES, ...INBOX_PAGES, ...SETTINGS_PAGES }, (row) => () => addressOf(row));

const ofChatbot = ofEach(
  { chatbot: CHATBOT, ...CHATBOT_PAGES, ...CHATBOT_ACTIVITY_PAGES, ...ANALYTICS_PAGES, ...CHATBOT_SETTINGS_PAGES },
  (row) => (chatbotId: string) => addressOf(row, chatbotId),
);

/** Every address inside the web app. Ids go in, a path comes out. Those of the dashboard are made from the tables of its pages. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  privacyPolicy: (locale: Locale) => `/${locale}/privacy-policy`,
  terms: (locale: Locale) => `/${locale}/terms-and-conditions`,
  features: (locale: Locale, topic?: FeatureTopic) => `/${locale}/features${topic === undefined ? '' : `/${topic}`}`,
  pricing: (locale: Locale) => `/${locale}/pricing`,
  contact: (locale: Locale) => `/${locale}/contact`,
  /** A chatbot of one's own website before there is an account. */
  trySite: (locale: Locale) => `/${locale}/try`,
  /** The chat as visitors meet it, for everybody. */
  test: (locale: Locale) => `/${locale}/test`,
  /** The documentation, or a page of it. */
  docs: (locale: Locale, path = '') => `/${locale}/docs${path === '' ? '' : `/${path}`}`,
  docsSearch: (locale: Locale) => `/${locale}/docs/search.json`,
  signIn: () => entrances.signIn,
  /** Sign-in with word of what just happened. */
  signInAfter: (notice: 'password-changed' | 'email-changed' | 'session-ended') =>
    `${entrances.signIn}?notice=${notice}`,
  signUp: () => '/signup',
  signUpConfirm: () => '/signup-confirm',
  confirm: () => '/confirm',
  forgotPassword: () => '/forgot-password',
  signInLink: () => '/signin-link',
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  invite: () => '/auth/invite',
  completeSignUp: () => '/auth/complete',
  onboarding: () => '/onboarding',
  ...ofDashboard,
  /** The overview with the first steps, although they were hidden. */
  checklist: () => `${ofDashboard.dashboard()}?checklist=1`,
  /** The chatbots with the dialog for a new one open. */
  newChatbot: () => `${ofDashboard.chatbots()}?new=1`,
  /** Conversations in which there is something to do, by why. */
  inboxQueue: (queue: 'open' | 'waiting' | 'unanswered' | 'disliked' | 'mine') => `${ofDashboard.inbox()}/${queue}`,
  /** One person's data, by a conversation of theirs. */
  personOfChat: (chatId: string) => `${ofDashboard.settingsGeneral()}?person=${chatId}`,
  lead: (leadId: string) => `${ofDashboard.leads()}?lead=${leadId}`,
  /** Leads of all chatbots that are not done. */
  openLeads: () => `${ofDashboard.leads()}?status=open`,
  chat: (chatId: string) => `${ofDashboard.chats()}?chat=${chatId}`,
  /** The plans, with what leads there said once more. */
  settingsPlans: (reason?: PlanReason) =>
    `${ofDashboard.settingsPlans()}${reason === undefined ? '' : `?reason=${reason}`}`,
  ...ofChatbot,
  /** A chatbot's tests, or those of them that a filter shows. */
  chatbotTests: (id: string, show?: 'failed' | 'flipped') =>
    `${ofChatbot.chatbotTests(id)}${show === undefined ? '' : `?show=${show}`}`,
  /** A chatbot's releases, or one of them. */
  chatbotReleases: (id: string, number?: number) =>
    `${ofChatbot.chatbotReleases(id)}${number === undefined ? '' : `?release=${number}`}`,
  /** The replays of a chatbot's last questions, or one of them. */
  chatbotReplays: (id: string, runId?: string) =>
    `${ofChatbot.chatbotReplays(id)}${runId === undefined ? '' : `?replay=${runId}`}`,
  chatbotOwnAnswers: (id: string) => `${ofChatbot.chatbotSources(id)}?type=qa`,
  chatbotWebsite: (id: string, sourceId: string) => ofChatbot.chatbotWebsite(id).replace(':sourceId', sourceId),
  /** Text extracted from a source, or from one page of a website, beside its original. */
  chatbotSourceText: (id: string, sourceId: string, pageId?: string) =>
    `${ofChatbot.chatbotSourceText(id).replace(':sourceId', sourceId)}${pageId === undefined ? '' : `?page=${pageId}`}`,
  chatbotChat: (id: string, chatId: string) => `${ofChatbot.chatbotChats(id)}?chat=${chatId}`,
  chatbotLead: (id: string, leadId: string) => `${ofChatbot.chatbotLeads(id)}?lead=${leadId}`,
  chatbotDeclaration: (id: string, declarationId: string) =>
    `${ofChatbot.chatbotDeclarations(id)}?declaration=${declarationId}`,
  chatbotSubmission: (id: string, submissionId: string) =>
    `${ofChatbot.chatbotSubmissions(id)}?submission=${submissionId}`,
  /** The chat as visitors meet it, as a page of its own. */
  chatbotTest: (locale: Locale, id: string) => `/${locale}${ofChatbot.chatbot(id)}/test`,
} as const;
