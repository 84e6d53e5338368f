/** What the loader has to know before it may ask anybody. */
export interface LoaderSettings {
  chatbotId: string;
  /** Where the chat page is served. */
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

/** What the loader of one chatbot is handed out with. */
export interface HostedSettings extends LoaderSettings {
  /** Origins that may show the chatbot, `https://*.` for subdomains. */
  sites: readonly string[];
}
