import type { Locale } from '@parlance/domain/locales';
import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { isAppMessage, type AppMessage } from '../protocol/appMessage.ts';
import type { LoaderMessage } from '../protocol/loaderMessage.ts';
import { iframeUrl } from './iframeUrl.ts';

export interface ChatFrame {
  element: HTMLIFrameElement;
  /** Does nothing until the frame has loaded: before, a message would be an error in the website's console. */
  post: (message: LoaderMessage) => void;
}

/** The frame with the chat page, which is requested once the element is in the page. */
export function createFrame(
  settings: LoaderSettings,
  locale: Locale,
  title: string,
  onLoad: () => void,
  onMessage: (message: AppMessage) => void,
): ChatFrame {
  const element = document.createElement('iframe');
  let page: Window | null = null;
  element.title = title;
  element.allow = 'clipboard-write';
  element.src = iframeUrl(settings, locale);
  element.addEventListener('load', () => {
    page = element.contentWindow;
    onLoad();
  });
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (page && source === page && origin === settings.origin && isAppMessage(data)) onMessage(data);
  });
  return { element, post: (message) => page?.postMessage(message, settings.origin) };
}
