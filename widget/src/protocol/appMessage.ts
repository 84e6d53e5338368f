import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';

/** The bubble by the chatbot's present settings. */
export type BubbleAppearance = Pick<LoaderSettings, 'color' | 'text' | 'align' | 'icon'>;

/** Messages of the chat app in the iframe to the loader in the page around it. */
export type AppMessage =
  | { parlance: 'close' }
  | { parlance: 'ready' | 'unread'; count: number }
  | ({ parlance: 'appearance' } & BubbleAppearance);

/** True for messages of our own page. The receiver checks the event's origin and source first. */
export function isAppMessage(data: unknown): data is AppMessage {
  return 'parlance' in Object(data);
}
