import * as z from 'zod';
import { LIMITS } from '../../limits.ts';
import { timestamp } from '../../timestamp.ts';
import { mutedPassageSchema } from '../knowledge/contradiction.ts';
import { STORED_APPEARANCE, STORED_BEHAVIOUR } from './settings.ts';

/** Reasons for which a chatbot's model does not answer: it was withdrawn, or this project may not use it. */
export const MODEL_PROBLEMS = ['model-not-found', 'model-forbidden'] as const;

/** Part of a chatbot that a visitor's browser may read. */
export const chatbotAppearanceSchema = z.object({
  ...STORED_APPEARANCE,
  /** Id of the stored picture. Set by `saveChatbotPicture`. */
  profilePicture: z.nullable(z.string()).default(null),
});

/** orgs/{orgId}/chatbots/{chatbotId}. */
export const chatbotSchema = chatbotAppearanceSchema.extend({
  ...STORED_BEHAVIOUR,
  /** True once at least one source is indexed. An untrained chatbot answers nobody. */
  trained: z.boolean(),
  /**
   * The embedding space that its questions are looked up in: another one than the present provider's while its sources are
   * embedded anew, and changed in one write when all of them are. Null until it has a source.
   */
  embeddingSpace: z.nullable(z.string()).default(null),
  /** Set by answers that had to do without the chosen model. It counts as long as that model is still the chosen one. */
  modelProblem: z.nullable(z.object({ code: z.enum(MODEL_PROBLEMS), model: z.string(), at: timestamp })).default(null),
  /** Rises by one with every save of settings. */
  settingsVersion: z.int().default(0),
  /** Id of the last member who saved. */
  settingsBy: z.nullable(z.string()).default(null),
  /** The newest release: what answers rest on now. 0 before the first one was recorded. */
  release: z.int().default(0),
  /** Passages that answers do without, because another one is true (`decideContradiction`). At most `LIMITS.mutedPassages`. */
  muted: z.array(mutedPassageSchema).default([]),
  /**
   * The id up to which its passages from before passages were marked for comparing are marked, '' for none yet. Null: there are none, or
   * all are.
   */
  markedTo: z.nullable(z.string()).default(''),
  /** Changes of its answers wait for the cases that must pass. */
  isGated: z.boolean().default(false),
  /** At least one of its actions is on. */
  hasActions: z.boolean().default(false),
  /** At least one of its forms is on and in the chat's menu. */
  hasForms: z.boolean().default(false),
  /** Set while it is being deleted: it answers nobody and leaves the lists. */
  isDeleting: z.boolean().default(false),
  /** The first page of a website of the customer's that showed it: from then on it is installed. */
  seenOn: z.nullable(z.object({ origin: z.string(), at: timestamp })).default(null),
  /** Time at which a member of the organization first tried an answer. */
  testedAt: z.nullable(timestamp).default(null),
  /** Hosts that may embed the widget. None: only the product's own pages. */
  allowedDomains: z.array(z.string()).check(z.maxLength(LIMITS.allowedDomains)),
  createdAt: timestamp,
});

export type Chatbot = z.infer<typeof chatbotSchema>;
export type ChatbotAppearance = z.infer<typeof chatbotAppearanceSchema>;

const newSchema = chatbotSchema.omit({ name: true, description: true, createdAt: true });

/** Initial values of a chatbot. The caller adds the time. */
export function newChatbot(name: string, description: string): Omit<Chatbot, 'createdAt'> {
  return {
    ...newSchema.parse({
      trained: false,
      allowedDomains: [],
      // Nothing of it is from before passages were marked.
      markedTo: null,
    }),
    name,
    description,
    displayName: name,
  };
}
