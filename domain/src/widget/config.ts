import * as z from 'zod/mini';

/** Why a chatbot cannot answer, where it can't. */
export const WIDGET_STATES = ['ready', 'inactive', 'untrained'] as const;

/** What the iframe page carries for the chat app: public settings, where to call, and the visitor's first token. */
export const widgetConfigSchema = z.object({
  chatbotId: z.string(),
  state: z.enum(WIDGET_STATES),
  displayName: z.string(),
  theme: z.enum(['light', 'dark', 'system']),
  userMessageColor: z.string(),
  botMessageColor: z.string(),
  initialMessages: z.array(z.string()),
  suggestedMessages: z.array(z.string()),
  keepShowingSuggestions: z.boolean(),
  messagePlaceholder: z.string(),
  footerText: z.string(),
  /** Base of the callables, without a trailing slash. */
  functionsUrl: z.string(),
  /** The page that explains how the business handles data; part of the consent text. */
  privacyUrl: z.string(),
  visitorToken: z.string(),
  /** True when the local development provider answers. */
  local: z.boolean(),
});

export type WidgetConfig = z.infer<typeof widgetConfigSchema>;
