import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

/** What people change of a chatbot directly. All else of its document is written by functions. */
export const SETTINGS_FIELDS = [
  'name',
  'description',
  'status',
  'displayName',
  'chatIcon',
  'theme',
  'userMessageColor',
  'botMessageColor',
  'bubbleButtonColor',
  'bubbleAlignment',
  'initialMessages',
  'suggestedMessages',
  'keepShowingSuggestions',
  'messagePlaceholder',
  'footerText',
  'autoShowDelay',
  'defaultOpen',
  'collectFeedback',
  'allowRegenerate',
  'contactCard',
  'conversationStarters',
  'faqs',
  'systemInstructions',
  'model',
  'temperature',
  'formality',
  'leadForm',
  'handover',
  'questionsPerMinute',
  'visitorQuestionsPerMinute',
  'retentionDays',
] as const satisfies readonly (keyof Chatbot)[];

export type SettingsField = (typeof SETTINGS_FIELDS)[number];

export type Settings = Pick<Chatbot, SettingsField>;
