import type { Locale } from '@parlance/domain/locales';
import type { FeatureTopic } from './FEATURE_TOPICS.ts';
import type { PlanReason } from './PLAN_REASONS.ts';

/** Every address inside the web app. Ids go in, a path comes out. */
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
  signIn: () => '/signin',
  /** Sign-in with word of what just happened. */
  signInAfter: (notice: 'password-changed' | 'email-changed' | 'session-ended') => `/signin?notice=${notice}`,
  signUp: () => '/signup',
  signUpConfirm: () => '/signup-confirm',
  confirm: () => '/confirm',
  forgotPassword: () => '/forgot-password',
  signInLink: () => '/signin-link',
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  invite: () => '/auth/invite',
  completeSignUp: () => '/auth/complete',
  onboarding: () => '/onboarding',
  dashboard: () => '/dashboard',
  /** The overview with the first steps, although they were hidden. */
  checklist: () => '/dashboard?checklist=1',
  /** Activity of the organization's chatbots, and the used share of the plan. */
  usage: () => '/dashboard/usage',
  /** Findings of the nightly recounts of the figures. */
  recounts: () => '/dashboard/usage/recounts',
  chatbots: () => '/dashboard/chatbots',
  /** The chatbots with the dialog for a new one open. */
  newChatbot: () => '/dashboard/chatbots?new=1',
  /** Open work in the conversations and leads of all chatbots. */
  inbox: () => '/dashboard/inbox',
  /** Conversations in which there is something to do, by why. */
  inboxQueue: (queue: 'open' | 'waiting' | 'unanswered' | 'disliked' | 'mine') => `/dashboard/inbox/${queue}`,
  /** The leads of all chatbots. */
  leads: () => '/dashboard/inbox/leads',
  lead: (leadId: string) => `/dashboard/inbox/leads?lead=${leadId}`,
  /** Those of them that are not done. */
  openLeads: () => '/dashboard/inbox/leads?status=open',
  /** The conversations of all chatbots. */
  chats: () => '/dashboard/inbox/chats',
  chat: (chatId: string) => `/dashboard/inbox/chats?chat=${chatId}`,
  settings: () => '/dashboard/settings',
  settingsGeneral: () => '/dashboard/settings/general',
  settingsMembers: () => '/dashboard/settings/members',
  /** The plans, with what leads there said once more. */
  settingsPlans: (reason?: PlanReason) => `/dashboard/settings/plans${reason === undefined ? '' : `?reason=${reason}`}`,
  settingsBilling: () => '/dashboard/settings/billing',
  settingsAccount: () => '/dashboard/settings/account',
  settingsCannedReplies: () => '/dashboard/settings/canned-replies',
  settingsApi: () => '/dashboard/settings/api',
  settingsActivity: () => '/dashboard/settings/activity',
  /** A new chatbot from a website, a file or a text. */
  start: () => '/dashboard/start',
  /** A new chatbot while it reads its first source. */
  chatbotStart: (id: string) => `/dashboard/chatbot/${id}/start`,
  chatbotInstall: (id: string) => `/dashboard/chatbot/${id}/install`,
  chatbotPlayground: (id: string) => `/dashboard/chatbot/${id}/playground`,
  chatbotSources: (id: string) => `/dashboard/chatbot/${id}/sources`,
  chatbotContradictions: (id: string) => `/dashboard/chatbot/${id}/sources/contradictions`,
  /** A chatbot's tests, or those of them that a filter shows. */
  chatbotTests: (id: string, show?: 'failed' | 'flipped') =>
    `/dashboard/chatbot/${id}/tests${show === undefined ? '' : `?show=${show}`}`,
  /** A chatbot's releases, or one of them. */
  chatbotReleases: (id: string, number?: number) =>
    `/dashboard/chatbot/${id}/releases${number === undefined ? '' : `?release=${number}`}`,
  /** The replays of a chatbot's last questions, or one of them. */
  chatbotReplays: (id: string, runId?: string) =>
    `/dashboard/chatbot/${id}/releases/replays${runId === undefined ? '' : `?replay=${runId}`}`,
  chatbotOwnAnswers: (id: string) => `/dashboard/chatbot/${id}/sources?type=qa`,
  chatbotWebsite: (id: string, sourceId: string) => `/dashboard/chatbot/${id}/sources/website/${sourceId}`,
  /** Text extracted from a source, or from one page of a website, beside its original. */
  chatbotSourceText: (id: string, sourceId: string, pageId?: string) =>
    `/dashboard/chatbot/${id}/sources/text/${sourceId}${pageId === undefined ? '' : `?page=${pageId}`}`,
  chatbotActivity: (id: string) => `/dashboard/chatbot/${id}/activity`,
  chatbotChats: (id: string) => `/dashboard/chatbot/${id}/activity/chats`,
  chatbotChat: (id: string, chatId: string) => `/dashboard/chatbot/${id}/activity/chats?chat=${chatId}`,
  chatbotLeads: (id: string) => `/dashboard/chatbot/${id}/activity/leads`,
  chatbotLead: (id: string, leadId: string) => `/dashboard/chatbot/${id}/activity/leads?lead=${leadId}`,
  chatbotAnalytics: (id: string) => `/dashboard/chatbot/${id}/analytics`,
  chatbotAnalyticsChats: (id: string) => `/dashboard/chatbot/${id}/analytics/chats`,
  chatbotAnalyticsTopics: (id: string) => `/dashboard/chatbot/${id}/analytics/topics`,
  chatbotSettings: (id: string) => `/dashboard/chatbot/${id}/settings`,
  chatbotAi: (id: string) => `/dashboard/chatbot/${id}/settings/ai`,
  chatbotGeneral: (id: string) => `/dashboard/chatbot/${id}/settings/general`,
  chatbotInterface: (id: string) => `/dashboard/chatbot/${id}/settings/interface`,
  chatbotActions: (id: string) => `/dashboard/chatbot/${id}/settings/actions`,
  chatbotSecurity: (id: string) => `/dashboard/chatbot/${id}/settings/security`,
  chatbotLeadSettings: (id: string) => `/dashboard/chatbot/${id}/settings/leads`,
  chatbotHandover: (id: string) => `/dashboard/chatbot/${id}/settings/handover`,
  chatbotNotifications: (id: string) => `/dashboard/chatbot/${id}/settings/notifications`,
  chatbotTest: (locale: Locale, id: string) => `/${locale}/dashboard/chatbot/${id}/test`,
} as const;
