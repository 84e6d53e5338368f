import * as z from 'zod';
import { colourSchema } from '../../colours.ts';
import { LIMITS } from '../../limits.ts';
import { timestamp } from '../../timestamp.ts';

export const CHATBOT_STATUSES = ['active', 'inactive'] as const;
export const CHATBOT_THEMES = ['light', 'dark', 'system'] as const;
export const ALIGNMENTS = ['left', 'right'] as const;
/** How the chatbot addresses German-speaking visitors. */
export const FORMALITIES = ['formal', 'informal'] as const;

/** Why a chatbot's model does not answer: it was withdrawn, or this project may not use it. */
export const MODEL_PROBLEMS = ['model-not-found', 'model-forbidden'] as const;

export const FIELD_CHOICES = ['optional', 'required', 'hidden'] as const;

/** A time of day, `00:00` to `23:59`. */
export const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** One day's opening hours in the organization's time zone; null is closed. `to` is later than `from`. */
export const openingDaySchema = z.nullable(
  z.object({ from: timeOfDaySchema, to: timeOfDaySchema }).refine(({ from, to }) => from < to),
);

/** What the contact form asks for, beside address and message, and what happens when it is sent. */
export const leadFormSchema = z.object({
  name: z.enum(FIELD_CHOICES),
  phone: z.enum(FIELD_CHOICES),
  /** In place of the product's own consent sentence; empty keeps that. The link to the privacy policy stays. */
  consentText: z.string().check(z.maxLength(LIMITS.consentCharacters)),
  isAutoReplying: z.boolean(),
  /** Mailed to whoever leaves a message; empty: the product's own text. */
  autoReplyText: z.string().check(z.maxLength(LIMITS.autoReplyCharacters)),
});

/** Whether visitors can ask for a person. */
export const handoverSchema = z.object({
  isOffered: z.boolean(),
  /** How long a visitor waits before being told that nobody is free. */
  minutes: z.int().check(z.gte(1), z.lte(LIMITS.handoverMinutesMax)),
  /** Monday to Sunday; null: at any time. */
  hours: z.nullable(z.array(openingDaySchema).check(z.length(7))),
});

/** The name of an icon in one of the bundled sets, such as `tabler:message-circle`. */
export const iconNameSchema = z
  .string()
  .check(z.maxLength(LIMITS.iconNameCharacters), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/));

const line = z.string().check(z.maxLength(LIMITS.descriptionCharacters));

const NEW_LEAD_FORM: z.infer<typeof leadFormSchema> = {
  name: 'optional',
  phone: 'optional',
  consentText: '',
  isAutoReplying: false,
  autoReplyText: '',
};

const NEW_HANDOVER: z.infer<typeof handoverSchema> = { isOffered: false, minutes: 5, hours: null };

/** What a visitor's browser gets to see of a chatbot. */
export const chatbotAppearanceSchema = z.object({
  displayName: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  /** Id of the stored picture. Set by `saveChatbotPicture`. */
  profilePicture: z.nullable(z.string()).default(null),
  /** Null: the product's speech mark. */
  chatIcon: z.nullable(iconNameSchema).default(null),
  theme: z.enum(CHATBOT_THEMES),
  userMessageColor: colourSchema,
  botMessageColor: colourSchema,
  bubbleButtonColor: colourSchema,
  bubbleAlignment: z.enum(ALIGNMENTS),
  /** Plain text or simple HTML, of which only harmless inline elements are shown. */
  initialMessages: z.array(line).check(z.maxLength(LIMITS.initialMessages)),
  suggestedMessages: z.array(line).check(z.maxLength(LIMITS.suggestedMessages)),
  keepShowingSuggestions: z.boolean(),
  messagePlaceholder: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  footerText: line,
  /** Seconds until the bubble opens by itself; negative: never. */
  autoShowDelay: z.number().check(z.gte(-LIMITS.autoShowSecondsMax), z.lte(LIMITS.autoShowSecondsMax)),
  defaultOpen: z.boolean(),
  /** Thumbs up and down under answers. */
  collectFeedback: z.boolean().default(true),
  allowRegenerate: z.boolean().default(true),
  /** How else the business can be reached; empty parts are not shown. */
  contactCard: z
    .object({
      email: z.string().check(z.maxLength(LIMITS.emailCharacters)),
      phone: z.string().check(z.maxLength(LIMITS.phoneCharacters)),
    })
    .default({ email: '', phone: '' }),
  /** Questions to begin with. Shown until the first message. */
  conversationStarters: z
    .array(z.string().check(z.maxLength(LIMITS.starterCharacters)))
    .check(z.maxLength(LIMITS.conversationStarters))
    .default([]),
  leadForm: leadFormSchema.default(NEW_LEAD_FORM),
  handover: handoverSchema.default(NEW_HANDOVER),
});

/** orgs/{orgId}/chatbots/{chatbotId}. */
export const chatbotSchema = chatbotAppearanceSchema.extend({
  name: z.string(),
  description: z.string(),
  status: z.enum(CHATBOT_STATUSES),
  /** True once at least one source is indexed. An untrained chatbot answers nobody. */
  trained: z.boolean(),
  /**
   * The vector space that its questions are looked up in: another one than the present provider's while its sources are
   * embedded anew, and changed in one write when all of them are. Null until it has a source.
   */
  space: z.nullable(z.string()).default(null),
  systemInstructions: z.string().check(z.maxLength(LIMITS.systemInstructionsCharacters)),
  /** A key of the model table, or `auto` for the provider's default. */
  model: z.string(),
  temperature: z.number().check(z.gte(0), z.lte(1)),
  formality: z.enum(FORMALITIES),
  /** Frequent questions that are answered word for word, before any source is searched. */
  faqs: z
    .array(
      z.object({
        question: z.string().check(z.maxLength(LIMITS.questionCharacters)),
        answer: z.string().check(z.maxLength(LIMITS.qaAnswerCharacters)),
      }),
    )
    .check(z.maxLength(LIMITS.faqs))
    .default([]),
  /** Set by answers that had to do without the chosen model. It counts as long as that model is still the chosen one. */
  modelProblem: z.nullable(z.object({ code: z.enum(MODEL_PROBLEMS), model: z.string(), at: timestamp })).default(null),
  /** Questions a minute that the whole chatbot, and one conversation, take. */
  questionsPerMinute: z
    .int()
    .check(z.gte(1), z.lte(LIMITS.chatbotQuestionsPerMinute))
    .default(LIMITS.chatbotQuestionsPerMinute),
  visitorQuestionsPerMinute: z
    .int()
    .check(z.gte(1), z.lte(LIMITS.chatQuestionsPerMinute))
    .default(LIMITS.chatQuestionsPerMinute),
  /** Conversations older than this are deleted; null keeps them. */
  retentionDays: z
    .nullable(z.int().check(z.gte(LIMITS.retentionDaysMin), z.lte(LIMITS.retentionDaysMax)))
    .default(null),
  /** Rises by one with every save of settings. A save that was begun from an older state is refused. */
  settingsVersion: z.int().default(0),
  /** Who saved last. */
  settingsBy: z.nullable(z.string()).default(null),
  /** Set while it is being deleted: it answers nobody and leaves the lists. */
  isDeleting: z.boolean().default(false),
  /** Hosts that may embed the widget. None: only the product's own pages. */
  allowedDomains: z.array(z.string()).check(z.maxLength(LIMITS.allowedDomains)),
  createdAt: timestamp,
});

export type Chatbot = z.infer<typeof chatbotSchema>;
export type ChatbotAppearance = z.infer<typeof chatbotAppearanceSchema>;

/** What a new chatbot starts with. The caller adds the time. */
export function newChatbot(name: string, description: string): Omit<Chatbot, 'createdAt'> {
  return {
    name,
    description,
    status: 'active',
    trained: false,
    space: null,
    displayName: name,
    profilePicture: null,
    chatIcon: null,
    theme: 'system',
    userMessageColor: '#0F5C4D',
    botMessageColor: '#F1EFE9',
    bubbleButtonColor: '#0F5C4D',
    bubbleAlignment: 'right',
    initialMessages: [],
    suggestedMessages: [],
    keepShowingSuggestions: false,
    messagePlaceholder: '',
    footerText: '',
    autoShowDelay: -1,
    defaultOpen: false,
    collectFeedback: true,
    allowRegenerate: true,
    contactCard: { email: '', phone: '' },
    conversationStarters: [],
    leadForm: NEW_LEAD_FORM,
    handover: NEW_HANDOVER,
    systemInstructions: '',
    model: 'auto',
    temperature: 0.2,
    formality: 'formal',
    faqs: [],
    modelProblem: null,
    questionsPerMinute: LIMITS.chatbotQuestionsPerMinute,
    visitorQuestionsPerMinute: LIMITS.chatQuestionsPerMinute,
    retentionDays: null,
    settingsVersion: 0,
    settingsBy: null,
    isDeleting: false,
    allowedDomains: [],
  };
}
