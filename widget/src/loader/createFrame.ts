import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import type { AppMessage } from '../protocol/appMessage.ts';
import type { LoaderMessage } from '../protocol/loaderMessage.ts';
import { followViewport } from './followViewport.ts';
import { iframeUrl } from './iframeUrl.ts';

export interface ChatFrame {
  /** Requests the chat page, once. */
  load: () => void;
  focus: () => void;
  /** Does nothing until the page has loaded: before, a message would be an error in the website's console. */
  post: (message: LoaderMessage) => void;
}

/** The frame with the chat page, at the beginning of `panel`. */
export function createFrame(
  settings: LoaderSettings,
  locale: string,
  title: string,
  panel: HTMLElement,
  onLoad: () => void,
  onMessage: (message: AppMessage) => void,
): ChatFrame {
  let element: HTMLIFrameElement | undefined;
  let page: Window | null | undefined;

  function load(): void {
    if (element) return;
    const frame = (element = document.createElement('iframe'));
    frame.title = title;
    frame.allow = 'clipboard-write';
    frame.src = iframeUrl(settings, locale);
    frame.addEventListener('load', () => {
      page = frame.contentWindow;
      onLoad();
    });
    // Of that origin and from that frame there are no messages but our own page's. Before it has loaded there is none.
    addEventListener('message', ({ source, origin, data }: MessageEvent<AppMessage>) => {
      if (source === page && origin === settings.origin) onMessage(data);
    });
    followViewport(panel);
    panel.prepend(frame);
  }

  return {
    load,
    focus: () => element?.focus(),
    post: (message) => page?.postMessage(message, settings.origin),
  };
}
