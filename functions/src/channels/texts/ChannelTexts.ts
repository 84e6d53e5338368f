import type { ChannelNotice } from '@parlance/domain/documents/channels/outbound';

/** Texts that go to customers by a connected channel. `{name}`: the business. */
export interface ChannelTexts {
  /** Before the first answer of a chatbot in an exchange. */
  intro: string;
  /** Behind it, where an agent can be asked for. */
  person: string;
  /** Above the pages that an answer draws on. */
  sources: string;
  /** Subject of a first mail to a lead. */
  leadSubject: string;
  /** Mail to a member who tries a mailbox. `{address}`: that of the connection. */
  testMail: Readonly<{ subject: string; text: string }>;
  notices: Readonly<Record<ChannelNotice, string>>;
}
