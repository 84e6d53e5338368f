import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';

/** How the chatbot's bubble looks by its present settings. */
export type BubbleAppearance = Pick<LoaderSettings, 'color' | 'text' | 'align' | 'icon'>;

/** What the chat app in the iframe tells the loader in the page around it. */
export type AppMessage =
  | { parlance: 'ready' | 'close' }
  | { parlance: 'unread'; count: number }
  | ({ parlance: 'look' } & BubbleAppearance);

/** True for what our own page sends; whose page it is, the receiver knows from the event's origin and source. */
export function isAppMessage(data: unknown): data is AppMessage {
  return 'parlance' in Object(data);
}
