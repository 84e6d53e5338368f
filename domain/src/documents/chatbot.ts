import * as z from 'zod';
import { colourSchema } from '../colours.ts';
import { LIMITS } from '../limits.ts';
import { timestamp } from '../timestamp.ts';

export const CHATBOT_STATUSES = ['active', 'inactive'] as const;
export const CHATBOT_THEMES = ['light', 'dark', 'system'] as const;
export const ALIGNMENTS = ['left', 'right'] as const;
/** How the chatbot addresses German-speaking visitors. */
export const FORMALITIES = ['formal', 'informal'] as const;

/** Why a chatbot's model does not answer: it was withdrawn, or this project may not use it. */
export const MODEL_PROBLEMS = ['model-not-found', 'model-forbidden'] as const;

const line = z.string().check(z.maxLength(LIMITS.descriptionCharacters));

/** What a visitor's browser gets to see of a chatbot. */
export const chatbotAppearanceSchema = z.object({
  displayName: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  theme: z.enum(CHATBOT_THEMES),
  userMessageColor: colourSchema,
  botMessageColor: colourSchema,
  bubbleButtonColor: colourSchema,
  bubbleAlignment: z.enum(ALIGNMENTS),
  initialMessages: z.array(line).check(z.maxLength(LIMITS.initialMessages)),
  suggestedMessages: z.array(line).check(z.maxLength(LIMITS.suggestedMessages)),
  keepShowingSuggestions: z.boolean(),
  messagePlaceholder: z.string().check(z.maxLength(LIMITS.nameCharacters)),
  footerText: line,
  /** Seconds until the bubble opens by itself; negative: never. */
  autoShowDelay: z.number(),
  defaultOpen: z.boolean(),
});

/** orgs/{orgId}/chatbots/{chatbotId}. */
export const chatbotSchema = chatbotAppearanceSchema.extend({
  name: z.string(),
  description: z.string(),
  status: z.enum(CHATBOT_STATUSES),
  /** True once at least one source is indexed. An untrained chatbot answers nobody. */
  trained: z.boolean(),
  /** Rises with every change of what the chatbot knows. */
  knowledgeVersion: z.int(),
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
  /** Hosts that may embed the widget. None: only the product's own pages. */
  allowedDomains: z.array(z.string()).check(z.maxLength(LIMITS.allowedDomains)),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type Chatbot = z.infer<typeof chatbotSchema>;
export type ChatbotAppearance = z.infer<typeof chatbotAppearanceSchema>;

/** What a new chatbot starts with. The caller adds the two times. */
export function newChatbot(name: string, description: string): Omit<Chatbot, 'createdAt' | 'updatedAt'> {
  return {
    name,
    description,
    status: 'active',
    trained: false,
    knowledgeVersion: 0,
    space: null,
    displayName: name,
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
    systemInstructions: '',
    model: 'auto',
    temperature: 0.2,
    formality: 'formal',
    faqs: [],
    modelProblem: null,
    allowedDomains: [],
  };
}
