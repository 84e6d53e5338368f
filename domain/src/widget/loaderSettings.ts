/** Settings that the loader needs before it may make any request. */
export interface LoaderSettings {
  chatbotId: string;
  /** Origin of the chat page. */
  origin: string;
  /** The bubble's, #rrggbb. */
  color: string;
  /** The colour of what stands on the bubble, white or black. */
  text: string;
  align: 'left' | 'right';
  /** The `d` of an SVG path in a box of 24. */
  icon: string;
  label: string;
  /** Seconds until the panel opens by itself; negative: never. */
  openAfter: number;
}

/** Settings that the loader of one chatbot is served with. */
export interface HostedSettings extends LoaderSettings {
  /** Origins that may show the chatbot, `https://*.` for subdomains. */
  sites: readonly string[];
}

/** A rule as the loader has it: the shortest form in which it can be asked on other people's pages. */
export interface LoaderRule {
  id: string;
  /**
   * By the language of the page, `_` for those that have no entry: the language of the texts, the word for closing the message, the
   * text, and its suggestions.
   */
  texts: Readonly<Record<string, readonly string[]>>;
  /** Source of the regular expression for the page's path. */
  pages: string;
  /**
   * Sum for the visitors that it is for, by the notes of their tab: 1 without any, 2 with a conversation, 4 who closed the chat, 8 who
   * closed it and have a conversation.
   */
  visitors: number;
  /** Milliseconds on the page, at least 1; 0 where something else than time counts. */
  after: number;
  /** Name of the event that counts, '' for the pointer that leaves the page; with a time the rule's own id. */
  on: string;
  /** Sunday to Saturday, from and to hh:mm, 0 for a day without; 0: at any time. */
  hours: readonly (readonly [from: string, to: string] | 0)[] | 0;
  /** A power of two by the rule's place: the tab's note of dismissals has it. */
  bit: number;
  /** Percent of those who would get the message and do not. */
  holdout: number;
}

/** Settings of a chatbot that has messages beside its bubble. */
export interface ProactiveSettings extends HostedSettings {
  rules: readonly LoaderRule[];
  /** IANA time zone of the rules' hours. */
  timezone: string;
}
