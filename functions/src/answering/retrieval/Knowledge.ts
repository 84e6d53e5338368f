import type { Widget } from '@parlance/domain/documents/chatbots/widget';

/** Chatbot whose passages are searched. */
export interface Knowledge {
  orgId: string;
  chatbotId: string;
  /** The embedding space in which all its sources have vectors; null for the present provider's. */
  embeddingSpace: string | null;
  faqs: Widget['faqs'];
  /** Passages that answers do without. */
  muted: Widget['muted'];
  /** True where a search without the embedder would be none: its failure is thrown. */
  needsEmbedder?: boolean;
}
