import type { InsightAction, InsightCode } from '../analytics/insightsOf.ts';
import type { InstructionTemplate, InstructionTemplateKey, PlaceContent } from '../instructionTemplates.ts';

/** Texts of one language that the dashboard shows and the functions use as well. */
export interface SharedTexts {
  /** ICU messages, for pages and mails. `day` is a Date at noon UTC of the day that is meant; all other values are those of the insight. */
  insights: Readonly<Record<InsightCode, string>>;
  /** Labels for what insights lead to. */
  insightActions: Readonly<Record<InsightAction, string>>;
  instructionTemplates: Readonly<Record<InstructionTemplateKey, InstructionTemplate>>;
  /** Content of the templates' places, by how each is written. All others are the business's to write. */
  instructionPlaces: Readonly<Record<string, PlaceContent>>;
}
