import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';

/** The bubble by the chatbot's present settings. */
export type BubbleAppearance = Pick<LoaderSettings, 'color' | 'text' | 'align' | 'icon'>;

/** Messages of the chat app in the iframe to the loader in the page around it. */
export type AppMessage =
  | { parlance: 'close' }
  /** `identify`: the page may say who is signed in. */
  | { parlance: 'ready' | 'unread' | 'identify'; count: number }
  /** 1: the conversation goes on in this tab, on this page or the next. 0: it is over. */
  | { parlance: 'kept'; count: 0 | 1 }
  | ({ parlance: 'appearance' } & BubbleAppearance);
