import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { isAppMessage, type BubbleAppearance } from '../protocol/appMessage.ts';
import type { LoaderMessage } from '../protocol/loaderMessage.ts';
import { drawBubble } from './drawBubble.ts';
import { followViewport } from './followViewport.ts';
import { iframeUrl } from './iframeUrl.ts';
import { pageLocale } from './pageLocale.ts';

/** `idle`: nothing was requested yet. `loaded`: the frame exists and was never shown. */
type PanelState = 'idle' | 'loaded' | 'open' | 'closed';

export type BubbleEvent = 'open' | 'close' | 'ready' | 'unread';

export interface Bubble {
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Puts the bubble back where a page has thrown it out, as page-swapping routers do. */
  attach: () => void;
  /** Takes the bubble and its frame out of the page. */
  destroy: () => void;
  /** Tells the chat who the page says its visitor is. */
  identify: (identity: unknown) => void;
}

const CHAT_WITH = { en: 'Chat with ', de: 'Chat mit ' } as const;
const DOWN = 'M6 9l6 6 6-6';
/** A visitor who passes over the bubble does not load the chat; one who rests on it does. */
const HOVER_MS = 80;

/** Draws one chatbot's bubble and runs its panel. */
export function createBubble(settings: LoaderSettings, emit: (event: BubbleEvent, count: number) => void): Bubble {
  const locale = pageLocale(document.documentElement.lang || navigator.language);
  const name = settings.label ? CHAT_WITH[locale] + settings.label : 'Chat';
  const { host, wrap, button, icon, badge, panel } = drawBubble(locale, name);
  let state: PanelState = 'idle';
  let mark: string;
  let identity: unknown;
  let frame: HTMLIFrameElement | undefined;
  /** The frame's page, once it is ours: before, it is the website's own and a message to us would be an error in its console. */
  let page: Window | null = null;
  let hover: ReturnType<typeof setTimeout> | undefined;
  let autoOpen: ReturnType<typeof setTimeout> | undefined;

  function tell(focus: boolean): void {
    const message: LoaderMessage = { parlance: 'panel', open: state === 'open', focus, identity };
    page?.postMessage(message, settings.origin);
  }

  function load(): void {
    if (state !== 'idle') return;
    state = 'loaded';
    const loading = document.createElement('iframe');
    frame = loading;
    loading.title = name;
    loading.allow = 'clipboard-write';
    loading.src = iframeUrl(settings, locale);
    loading.addEventListener('load', () => {
      page = loading.contentWindow;
      // A frame that the visitor waits for has the focus already.
      tell(document.activeElement === host);
    });
    addEventListener('message', listen);
    host.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    followViewport(panel);
    panel.prepend(loading);
  }

  function draw(isOpen: boolean): void {
    panel.className = isOpen ? 'p s' : 'p';
    button.setAttribute('aria-expanded', `${isOpen}`);
    icon.setAttribute('d', isOpen ? DOWN : mark);
  }

  /** First by the snippet, then by the chatbot's present settings. */
  function adopt(look: BubbleAppearance): void {
    host.style.cssText = `--c:${look.color};--t:${look.text}`;
    wrap.dir = look.align === 'left' ? 'rtl' : 'ltr';
    mark = look.icon;
    draw(state === 'open');
  }

  function showUnread(count: number): void {
    badge.textContent = count ? `${count}` : '';
    button.setAttribute('aria-label', count ? `${name} (${count})` : name);
  }

  function show(isOpen: boolean, focus = true): void {
    clearTimeout(autoOpen);
    if (isOpen === (state === 'open')) return;
    const hadFocus = document.activeElement === host;
    load();
    state = isOpen ? 'open' : 'closed';
    draw(isOpen);
    showUnread(0);
    if (isOpen && focus) frame?.focus();
    if (!isOpen && hadFocus) button.focus();
    tell(isOpen && focus);
    emit(isOpen ? 'open' : 'close', 0);
  }

  function listen({ source, origin, data }: MessageEvent<unknown>): void {
    if (!page || source !== page || origin !== settings.origin || !isAppMessage(data)) return;
    const { parlance } = data;
    if (parlance === 'close') close();
    else if (parlance === 'look') adopt(data);
    else {
      const count = parlance === 'unread' ? data.count : 0;
      if (count) showUnread(count);
      else wrap.className = 'r';
      emit(parlance, count);
    }
  }

  const open = (): void => show(true);
  const close = (): void => show(false);
  const toggle = (): void => show(state !== 'open');

  function attach(): void {
    if (!host.isConnected) document.body.appendChild(host);
  }

  function destroy(): void {
    close();
    host.remove();
  }

  function identify(value: unknown): void {
    identity = value;
    tell(false);
  }

  adopt(settings);
  button.addEventListener('click', toggle);
  button.addEventListener('pointerenter', () => (hover = setTimeout(load, HOVER_MS)));
  button.addEventListener('pointerleave', () => clearTimeout(hover));
  button.addEventListener('focus', load);
  // A panel that fills a phone's screen unasked would be in the way of what the visitor came for.
  if (settings.openAfter >= 0 && innerWidth > 480) {
    autoOpen = setTimeout(() => show(true, false), settings.openAfter * 1000);
  }
  return { open, close, toggle, attach, destroy, identify };
}
