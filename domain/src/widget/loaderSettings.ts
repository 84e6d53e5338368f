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
