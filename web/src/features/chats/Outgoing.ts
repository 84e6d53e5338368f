import type { AgentMessage } from '@parlance/domain/documents/chats/message';
import type { ComposerText } from './withSuggestion.ts';

/** Message of an agent, to be sent. */
export interface Written extends ComposerText {
  /** The agent's own words, of which the text is the translation. */
  original?: NonNullable<AgentMessage['original']>;
  /** The file to be sent, of which the text is the name. */
  file?: File;
}

/** Message of the agent that the conversation does not show yet. */
export interface Outgoing extends Written {
  /** The message's, chosen here: sent again it is the same one. */
  id: string;
  chatId: string;
  /** Reason that it was not sent; undefined while it is under way. */
  failure: { error: unknown } | undefined;
}
