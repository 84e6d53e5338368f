import * as z from 'zod/mini';
import { colourSchema } from '../../colours.ts';
import { lineField } from '../../fields.ts';
import { optionalHttpsField } from '../../addresses/httpsAddress.ts';
import { LIMITS } from '../../limits.ts';

export const CHATBOT_STATUSES = ['active', 'inactive'] as const;
export const CHATBOT_THEMES = ['light', 'dark', 'system'] as const;
export const ALIGNMENTS = ['left', 'right'] as const;
/** Forms of address for German-speaking visitors. */
export const FORMALITIES = ['formal', 'informal'] as const;
export const FIELD_CHOICES = ['optional', 'required', 'hidden'] as const;

/** A time of day, `00:00` to `23:59`. */
export const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The name of an icon in one of the bundled sets, such as `tabler:message-circle`. */
export const iconNameSchema = z
  .string()
  .check(z.maxLength(LIMITS.iconNameCharacters), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/));

/** A text of any lines, possibly empty: trimmed, in Unicode's composed form, without halves of characters. */
function text(maxCharacters: number): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(maxCharacters),
    z.refine((value) => value.isWellFormed()),
  );
}

/** Texts, of which empty ones are left out. */
function texts(most: number, maxCharacters: number): z.ZodMiniType<string[]> {
  return z.array(text(maxCharacters)).check(
    z.overwrite((all) => all.filter((one) => one !== '')),
    z.maxLength(most),
  );
}

/** The settings of what visitors see. */
function appearanceOf(object: typeof z.strictObject) {
  /** One day's opening hours in the organization's time zone; null is closed. `to` is later than `from`. */
  const openingDay = z.nullable(
    object({ from: timeOfDaySchema, to: timeOfDaySchema }).check(z.refine(({ from, to }) => from < to)),
  );
  return {
    displayName: text(LIMITS.nameCharacters),
    /** Null: the product's speech mark. */
    chatIcon: z.nullable(iconNameSchema),
    theme: z.enum(CHATBOT_THEMES),
    userMessageColor: colourSchema,
    botMessageColor: colourSchema,
    bubbleButtonColor: colourSchema,
    bubbleAlignment: z.enum(ALIGNMENTS),
    /** Plain text or simple HTML, of which only harmless inline elements are shown. */
    initialMessages: texts(LIMITS.initialMessages, LIMITS.descriptionCharacters),
    suggestedMessages: texts(LIMITS.suggestedMessages, LIMITS.descriptionCharacters),
    keepShowingSuggestions: z.boolean(),
    messagePlaceholder: text(LIMITS.nameCharacters),
    footerText: text(LIMITS.descriptionCharacters),
    /** Seconds until the bubble opens by itself; negative: never. */
    autoShowDelay: z.number().check(z.gte(-LIMITS.autoShowSecondsMax), z.lte(LIMITS.autoShowSecondsMax)),
    defaultOpen: z.boolean(),
    /** Thumbs up and down under answers. */
    collectFeedback: z.boolean(),
    allowRegenerate: z.boolean(),
    /** Other ways to reach the business; empty parts are not shown. */
    contactCard: object({ email: text(LIMITS.emailCharacters), phone: text(LIMITS.phoneCharacters) }),
    /** Questions to begin with. Shown until the first message. */
    conversationStarters: texts(LIMITS.conversationStarters, LIMITS.starterCharacters),
    /** Settings of the contact form: its fields beside address and message, and the automatic reply when it is sent. */
    leadForm: object({
      name: z.enum(FIELD_CHOICES),
      phone: z.enum(FIELD_CHOICES),
      /** In place of the product's own consent sentence; empty keeps that. The link to the privacy policy stays. */
      consentText: text(LIMITS.consentCharacters),
      isAutoReplying: z.boolean(),
      /** Mailed to whoever leaves a message; empty: the product's own text. */
      autoReplyText: text(LIMITS.autoReplyCharacters),
    }),
    /** The business's own privacy policy, to which its forms link; empty: the product's. */
    privacyUrl: optionalHttpsField,
    /** Settings of the offer to talk to an agent. */
    handover: object({
      isOffered: z.boolean(),
      /** Minutes that a visitor waits before being told that nobody is free. */
      minutes: z.int().check(z.gte(1), z.lte(LIMITS.handoverMinutesMax)),
      /** Monday to Sunday; null: at any time. */
      hours: z.nullable(z.array(openingDay).check(z.length(7))),
    }),
  };
}

/** The settings of how a chatbot is called and behaves. */
function behaviourOf(object: typeof z.strictObject) {
  return {
    name: lineField(LIMITS.nameCharacters),
    description: text(LIMITS.descriptionCharacters),
    status: z.enum(CHATBOT_STATUSES),
    systemInstructions: text(LIMITS.systemInstructionsCharacters),
    /** A key of the model table, or `auto` for the provider's default. */
    model: text(LIMITS.nameCharacters),
    temperature: z.number().check(z.gte(0), z.lte(1)),
    formality: z.enum(FORMALITIES),
    /** Frequent questions that are answered word for word, before any source is searched. Blank ones are left out. */
    faqs: z.array(object({ question: text(LIMITS.questionCharacters), answer: text(LIMITS.qaAnswerCharacters) })).check(
      z.overwrite((faqs) => faqs.filter(({ question, answer }) => question !== '' || answer !== '')),
      z.maxLength(LIMITS.faqs),
    ),
    /** Questions a minute that the whole chatbot, and one conversation, take. */
    questionsPerMinute: z.int().check(z.gte(1), z.lte(LIMITS.chatbotQuestionsPerMinute)),
    visitorQuestionsPerMinute: z.int().check(z.gte(1), z.lte(LIMITS.chatQuestionsPerMinute)),
    /** Language models get what visitors write with personal data masked. */
    masksPersonalData: z.boolean(),
    /** Conversations older than this are deleted; null keeps them. */
    retentionDays: z.nullable(z.int().check(z.gte(LIMITS.retentionDaysMin), z.lte(LIMITS.retentionDaysMax))),
    /** Leads older than this are deleted; null keeps them. */
    leadRetentionDays: z.nullable(z.int().check(z.gte(LIMITS.retentionDaysMin), z.lte(LIMITS.retentionDaysMax))),
  };
}

/** Settings of a chatbot that people change with `saveChatbotSettings`, in their stored form. Other fields are refused. */
export const settingsSchema = z.strictObject({ ...appearanceOf(z.strictObject), ...behaviourOf(z.strictObject) });

/** The same fields in a stored document, whose groups may hold more than this version of the product knows. */
export const STORED_APPEARANCE = appearanceOf(z.object);
export const STORED_BEHAVIOUR = behaviourOf(z.object);

export const SETTINGS_FIELDS = z.keyof(settingsSchema).options;

export type Settings = z.infer<typeof settingsSchema>;
export type SettingsField = keyof Settings;

function isWithoutGaps(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Object.values(value).includes(undefined);
}

/** Some of the settings: what is named has a value. */
export const someSettingsSchema = z.pipe(
  z.partial(settingsSchema),
  z.custom<Partial<Settings>, { [F in SettingsField]?: Settings[F] | undefined }>(isWithoutGaps),
);
