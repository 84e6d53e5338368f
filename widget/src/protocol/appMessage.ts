/** How the chatbot's bubble looks by its present settings. */
export interface BubbleLook {
  /** #rrggbb */
  color: string;
  /** Of what stands on it, white or black. */
  text: string;
  align: string;
  /** The `d` of an SVG path in a box of 24. */
  icon: string;
}

/** What the chat app in the iframe tells the loader in the page around it. */
export type AppMessage =
  | { parlance: 'ready' | 'close' }
  | { parlance: 'unread'; count: number }
  | ({ parlance: 'look' } & BubbleLook);

/** True for what our own page sends; whose page it is, the receiver knows from the event's origin and source. */
export function isAppMessage(data: unknown): data is AppMessage {
  return 'parlance' in Object(data);
}
