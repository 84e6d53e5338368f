import * as z from 'zod/mini';
import { lookSettings } from './look/lookSettings.ts';
import { givenField } from './look/settingField.ts';
import { welcomeRunSchema } from './welcome.ts';

/** States of a chatbot: ready, or the reason for which it cannot answer. */
export const WIDGET_STATES = ['ready', 'inactive', 'untrained', 'exhausted'] as const;

const fieldChoice = z.enum(['optional', 'required', 'hidden']);

/** Visible settings of a chatbot. In a preview, the dashboard replaces them by unsaved ones. */
export const widgetLookSchema = z.object({
  ...lookSettings(givenField),
  displayName: z.string(),
  /** Address of the picture on this host; null: the chat icon. */
  profilePicture: z.nullable(z.string()),
  /** Address of an icon on this host, to be used as a mask; null: the product's speech mark. */
  chatIcon: z.nullable(z.string()),
  /** One entry a message. */
  initialMessages: z.array(z.array(welcomeRunSchema)),
  suggestedMessages: z.array(z.string()),
  messagePlaceholder: z.string(),
  footerText: z.string(),
  /** Seconds until it opens by itself; negative: never. */
  autoShowDelay: z.number(),
  contactCard: z.object({ email: z.string(), phone: z.string() }),
  conversationStarters: z.array(z.string()),
  /** The questions; choosing one asks it, and its answer comes word for word. */
  faqs: z.array(z.string()),
  leadForm: z.object({ name: fieldChoice, phone: fieldChoice, consentText: z.string() }),
  handover: z.object({
    isOffered: z.boolean(),
    /** Somebody may be there now, by the opening hours. */
    isOpen: z.boolean(),
    minutes: z.int(),
  }),
});

/** Data of the iframe page for the chat app: public settings, the base of the callables, and the visitor's first token. */
export const widgetConfigSchema = z.extend(widgetLookSchema, {
  chatbotId: z.string(),
  state: z.enum(WIDGET_STATES),
  /** True in the dashboard: questions go to the page around it, and nothing is stored or counted. */
  isPreview: z.boolean(),
  /** Base of the callables, without a trailing slash. */
  functionsUrl: z.string(),
  /** Organization that answers: shown in the chat's first line and where a visitor agrees to something. */
  business: z._default(z.string(), ''),
  /** The page that explains how the business handles data; part of the consent text. */
  privacyUrl: z.string(),
  visitorToken: z.string(),
  /** Messages beside the bubble with which the chat can begin, by their rules. */
  proactive: z._default(z.array(z.object({ id: z.string(), text: z.string(), suggestions: z.array(z.string()) })), []),
  /** True when the local development provider answers. */
  local: z.boolean(),
  /** Pages on which contracts are withdrawn from and cancelled, and forms, which have an id in place of an address, as they are called in the chat's language. */
  desk: z._default(
    z.array(z.object({ label: z.string(), href: z.optional(z.string()), formId: z.optional(z.string()) })),
    [],
  ),
});

export type WidgetLook = z.infer<typeof widgetLookSchema>;
export type WidgetConfig = z.infer<typeof widgetConfigSchema>;
