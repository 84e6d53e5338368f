import type { Locale } from '@parlance/domain/locales';

/** Every address inside the web app. Ids go in, a path comes out. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  privacyPolicy: (locale: Locale) => `/${locale}/privacy-policy`,
  signIn: () => '/signin',
  /** Sign-in with word of what just happened. */
  signInAfter: (notice: 'password-changed' | 'email-changed') => `/signin?notice=${notice}`,
  signUp: () => '/signup',
  signUpConfirm: () => '/signup-confirm',
  confirm: () => '/confirm',
  forgotPassword: () => '/forgot-password',
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  invite: () => '/auth/invite',
  completeSignUp: () => '/auth/complete',
  onboarding: () => '/onboarding',
  dashboard: () => '/dashboard',
  chatbots: () => '/dashboard/chatbots',
  settings: () => '/dashboard/settings',
  settingsGeneral: () => '/dashboard/settings/general',
  settingsMembers: () => '/dashboard/settings/members',
  settingsAccount: () => '/dashboard/settings/account',
  settingsApi: () => '/dashboard/settings/api',
  settingsActivity: () => '/dashboard/settings/activity',
  chatbotSources: (id: string) => `/dashboard/chatbot/${id}/sources`,
  chatbotWebsite: (id: string, sourceId: string) => `/dashboard/chatbot/${id}/sources/website/${sourceId}`,
  chatbotActivity: (id: string) => `/dashboard/chatbot/${id}/activity`,
  chatbotChats: (id: string) => `/dashboard/chatbot/${id}/activity/chats`,
  chatbotLeads: (id: string) => `/dashboard/chatbot/${id}/activity/leads`,
  chatbotSettings: (id: string) => `/dashboard/chatbot/${id}/settings`,
  chatbotIntegration: (id: string) => `/dashboard/chatbot/${id}/settings/integration`,
} as const;
