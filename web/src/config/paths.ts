import type { Locale } from '@parlance/domain/locales';

/** Every address inside the web app. Ids go in, a path comes out. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  privacyPolicy: (locale: Locale) => `/${locale}/privacy-policy`,
  signIn: () => '/signin',
  signUp: () => '/signup',
  signUpConfirm: () => '/signup-confirm',
  confirm: () => '/confirm',
  dashboard: () => '/dashboard',
  chatbots: () => '/dashboard/chatbots',
  chatbotSources: (id: string) => `/dashboard/chatbot/${id}/sources`,
  chatbotActivity: (id: string) => `/dashboard/chatbot/${id}/activity`,
  chatbotChats: (id: string) => `/dashboard/chatbot/${id}/activity/chats`,
  chatbotLeads: (id: string) => `/dashboard/chatbot/${id}/activity/leads`,
  chatbotSettings: (id: string) => `/dashboard/chatbot/${id}/settings`,
  chatbotIntegration: (id: string) => `/dashboard/chatbot/${id}/settings/integration`,
} as const;
