import * as z from 'zod/mini';
import { deskSettings, NO_DESK } from '../../desk/deskSettings.ts';
import { lineField } from '../../fields.ts';
import { optionalHttpsField } from '../../addresses/httpsAddress.ts';
import { LIMITS } from '../../limits.ts';
import { lookSettings } from '../../widget/look/lookSettings.ts';
import { openingOf } from '../openingOf.ts';
import { procedureOf } from '../procedures/procedureOf.ts';
import { proactiveOf } from './proactiveOf.ts';
import { settingText, settingTexts } from '../settingText.ts';
import { type SettingField, givenField, storedField } from '../../widget/look/settingField.ts';

/** Forms of address for German-speaking visitors. */
export const FORMALITIES = ['formal', 'informal'] as const;

const fieldChoice = z.enum(['optional', 'required', 'hidden']);

/** The name of an icon in one of the bundled sets, such as `tabler:message-circle`. */
export const iconNameSchema = z
  .string()
  .check(z.maxLength(LIMITS.iconNameCharacters), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/));

/** Settings of what visitors see. */
function appearanceOf(object: typeof z.strictObject, field: SettingField) {
  return {
    displayName: field(settingText(LIMITS.nameCharacters), ''),
    /** Null: the product's speech mark. */
    chatIcon: field(z.nullable(iconNameSchema), null),
    ...lookSettings(field),
    /** Plain text or simple HTML, of which only harmless inline elements are shown. */
    initialMessages: field(settingTexts(LIMITS.initialMessages, LIMITS.descriptionCharacters), []),
    suggestedMessages: field(settingTexts(LIMITS.suggestedMessages, LIMITS.descriptionCharacters), []),
    messagePlaceholder: field(settingText(LIMITS.nameCharacters), ''),
    footerText: field(settingText(LIMITS.descriptionCharacters), ''),
    /** Seconds until the bubble opens by itself; negative: never. */
    autoShowDelay: field(z.number().check(z.gte(-LIMITS.autoShowSecondsMax), z.lte(LIMITS.autoShowSecondsMax)), -1),
    /** Other ways to reach the business; empty parts are not shown. */
    contactCard: field(
      object({ email: settingText(LIMITS.emailCharacters), phone: settingText(LIMITS.phoneCharacters) }),
      {
        email: '',
        phone: '',
      },
    ),
    /** Questions to begin with. Shown until the first message. */
    conversationStarters: field(settingTexts(LIMITS.conversationStarters, LIMITS.starterCharacters), []),
    /** Settings of the contact form: its fields beside address and message, and the automatic reply when it is sent. */
    leadForm: field(
      object({
        name: fieldChoice,
        phone: fieldChoice,
        /** In place of the product's own consent sentence; empty keeps that. The link to the privacy policy stays. */
        consentText: settingText(LIMITS.consentCharacters),
        isAutoReplying: z.boolean(),
        /** Text of the mail to a visitor who leaves a message; empty: the product's own. */
        autoReplyText: settingText(LIMITS.autoReplyCharacters),
      }),
      { name: 'optional', phone: 'optional', consentText: '', isAutoReplying: false, autoReplyText: '' },
    ),
    /** The business's own privacy policy, to which its forms link; empty: the product's. */
    privacyUrl: field(optionalHttpsField, ''),
    /** Settings of the offer to talk to an agent. */
    handover: field(
      object({
        isOffered: z.boolean(),
        /** Minutes that a visitor waits before being told that nobody is free. */
        minutes: z.int().check(z.gte(1), z.lte(LIMITS.handoverMinutesMax)),
        ...openingOf(object),
        /** Minutes without a sign of life after which an agent counts as away; after as many again the visitor is told. */
        awayMinutes: storedField(z.int().check(z.gte(1), z.lte(LIMITS.handoverMinutesMax)), 5),
      }),
      { isOffered: false, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
    ),
    /** Pages on which customers withdraw from a contract, or cancel one, without signing in (decision 077). */
    desk: field(deskSettings(object, settingText), NO_DESK),
    /** Messages beside the closed bubble, by rules, and the share of visitors who go without them. */
    proactive: field(proactiveOf(object), { rules: [], holdout: 10 }),
  };
}

/** Settings of how a chatbot is called and behaves. */
function behaviourOf(object: typeof z.strictObject, field: SettingField) {
  /** Age in days at which something is deleted; null keeps it. */
  const retention = z.nullable(z.int().check(z.gte(LIMITS.retentionDaysMin), z.lte(LIMITS.retentionDaysMax)));
  const faq = object({
    question: settingText(LIMITS.questionCharacters),
    answer: settingText(LIMITS.qaAnswerCharacters),
  });
  return {
    name: lineField(LIMITS.nameCharacters),
    description: settingText(LIMITS.descriptionCharacters),
    status: field(z.enum(['active', 'inactive']), 'active'),
    systemInstructions: field(settingText(LIMITS.systemInstructionsCharacters), ''),
    /** A key of the model table, or `auto` for the provider's default. */
    model: field(settingText(LIMITS.nameCharacters), 'auto'),
    temperature: field(z.number().check(z.gte(0), z.lte(1)), 0.2),
    formality: field(z.enum(FORMALITIES), 'formal'),
    /** Frequent questions that are answered word for word, before any source is searched. Blank ones are left out. */
    faqs: field(
      z.array(faq).check(
        z.overwrite((faqs) => faqs.filter(({ question, answer }) => question !== '' || answer !== '')),
        z.maxLength(LIMITS.faqs),
      ),
      [],
    ),
    /** Steps that it goes through with visitors. Those that are on have neither a `procedureProblem` nor a `callProblem`. */
    procedures: field(
      z.array(procedureOf(object)).check(
        z.maxLength(LIMITS.procedures),
        z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
        z.refine((all) => new TextEncoder().encode(JSON.stringify(all)).length <= LIMITS.procedureBytes),
      ),
      [],
    ),
    /** Questions a minute that the whole chatbot, and one conversation, take. */
    questionsPerMinute: field(
      z.int().check(z.gte(1), z.lte(LIMITS.chatbotQuestionsPerMinute)),
      LIMITS.chatbotQuestionsPerMinute,
    ),
    visitorQuestionsPerMinute: field(
      z.int().check(z.gte(1), z.lte(LIMITS.chatQuestionsPerMinute)),
      LIMITS.chatQuestionsPerMinute,
    ),
    /** Language models get what visitors write with personal data masked. */
    masksPersonalData: field(z.boolean(), false),
    /** Conversations older than this are deleted. */
    retentionDays: field(retention, null),
    /** Leads older than this are deleted. */
    leadRetentionDays: field(retention, null),
    /** Withdrawals and cancellations older than this are deleted. */
    declarationRetentionDays: field(retention, null),
  };
}

function settingsOf(object: typeof z.strictObject) {
  return object({ ...appearanceOf(object, givenField), ...behaviourOf(object, givenField) });
}

/** Settings of a chatbot that people change with `saveChatbotSettings`, in their stored form. Other fields are refused. */
export const settingsSchema = settingsOf(z.strictObject);

/** Some of the settings as other documents quote them. Their groups may hold more than this version of the product knows. */
export const quotedSettingsSchema = z.partial(settingsOf(z.object));

/** The same fields in a chatbot's document. */
export const STORED_APPEARANCE = appearanceOf(z.object, storedField);
export const STORED_BEHAVIOUR = behaviourOf(z.object, storedField);

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
