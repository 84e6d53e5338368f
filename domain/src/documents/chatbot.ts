import * as z from 'zod';
import { colourSchema } from '../colours.ts';
import { LIMITS } from '../limits.ts';
import { timestamp } from '../timestamp.ts';

export const CHATBOT_STATUSES = ['active', 'inactive'] as const;
export const CHATBOT_THEMES = ['light', 'dark', 'system'] as const;
export const ALIGNMENTS = ['left', 'right'] as const;
/** How the chatbot addresses German-speaking visitors. */
export const FORMALITIES = ['formal', 'informal'] as const;

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
  systemInstructions: z.string().check(z.maxLength(LIMITS.systemInstructionsCharacters)),
  /** A key of the model table, or `auto` for the provider's default. */
  model: z.string(),
  temperature: z.number().check(z.gte(0), z.lte(1)),
  formality: z.enum(FORMALITIES),
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
    allowedDomains: [],
  };
}
