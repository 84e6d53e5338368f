import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';

/** A visitor's question with all that is known of it when it arrives. */
export interface Question {
  visitor: Visitor;
  /** Address prefix of the visitor: counted for a minute as a hash, never stored with the conversation. */
  address: string;
  widget: Widget;
  messageId: string;
  text: string;
  locale: Locale;
  /** Id of the question that is asked again for another answer. */
  regenerates: string | null;
  /** Identity of the visitor, as the embedding website states it. */
  identity: Chat['identity'];
  /** Draw for a message beside the bubble, as the visitor's browser states it. Missing where no page of a website asks. */
  proactive?: Chat['proactive'];
  /** The exchange by a connected channel that it comes from. Missing of the product's own channels. */
  thread?: Chat['thread'];
  /** Customer who writes by it. Missing of the product's own channels. */
  customer?: Chat['customer'];
  askedAt: Date;
}
