import { readAppMessage } from '../protocol/appMessage.ts';
import type { LoaderMessage } from '../protocol/loaderMessage.ts';
import { drawBubble } from './drawBubble.ts';
import { followViewport } from './followViewport.ts';
import { iframeUrl, type Settings } from './settings.ts';

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
}

const CHAT_WITH = { en: 'Chat with ', de: 'Chat mit ' } as const;
const SPEECH = 'M4 5h16v12h-8l-5 4v-4H4zM8 9h8M8 13h5';
const DOWN = 'M6 9l6 6 6-6';
/** A visitor who passes over the bubble does not load the chat; one who rests on it does. */
const HOVER_MS = 80;

/** Draws one chatbot's bubble and runs its panel. */
export function createBubble(settings: Settings, emit: (event: BubbleEvent, count: number) => void): Bubble {
  const name = settings.label ? CHAT_WITH[settings.locale] + settings.label : 'Chat';
  const { host, wrap, button, icon, badge, panel } = drawBubble(settings, name);
  let state: PanelState = 'idle';
  let frame: HTMLIFrameElement | undefined;
  let hover: ReturnType<typeof setTimeout> | undefined;
  let autoOpen: ReturnType<typeof setTimeout> | undefined;

  function tell(focus: boolean): void {
    const message: LoaderMessage = { parlance: 'panel', open: state === 'open', focus };
    frame?.contentWindow?.postMessage(message, settings.origin);
  }

  function load(): void {
    if (state !== 'idle') return;
    state = 'loaded';
    frame = document.createElement('iframe');
    frame.title = name;
    frame.allow = 'clipboard-write';
    frame.src = iframeUrl(settings);
    // A frame that the visitor waits for has the focus already.
    frame.addEventListener('load', () => tell(document.activeElement === host));
    panel.prepend(frame);
  }

  function draw(isOpen: boolean): void {
    panel.classList.toggle('s', isOpen);
    button.setAttribute('aria-expanded', `${isOpen}`);
    icon.setAttribute('d', isOpen ? DOWN : SPEECH);
  }

  function showUnread(count: number): void {
    badge.textContent = count ? `${count}` : '';
    button.setAttribute('aria-label', count ? `${name} (${count})` : name);
  }

  function show(next: 'open' | 'closed', focus = true): void {
    clearTimeout(autoOpen);
    const isOpen = next === 'open';
    if (isOpen === (state === 'open')) return;
    const hadFocus = document.activeElement === host;
    load();
    state = next;
    draw(isOpen);
    showUnread(0);
    if (isOpen && focus) frame?.focus();
    if (!isOpen && hadFocus) button.focus();
    tell(isOpen && focus);
    emit(isOpen ? 'open' : 'close', 0);
  }

  const open = (): void => show('open');
  const close = (): void => show('closed');
  const toggle = (): void => show(state === 'open' ? 'closed' : 'open');

  function attach(): void {
    if (!host.isConnected) document.body.appendChild(host);
  }

  function destroy(): void {
    close();
    host.remove();
  }

  draw(false);
  button.addEventListener('click', toggle);
  button.addEventListener('pointerenter', () => (hover = setTimeout(load, HOVER_MS)));
  button.addEventListener('pointerleave', () => clearTimeout(hover));
  button.addEventListener('focus', load);
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  addEventListener('message', (event) => {
    if (frame === undefined || event.source !== frame.contentWindow || event.origin !== settings.origin) return;
    const message = readAppMessage(event.data);
    if (message?.parlance === 'close') close();
    else if (message) {
      if (message.parlance === 'ready') wrap.className = 'r';
      else showUnread(message.count);
      emit(message.parlance, message.count);
    }
  });
  followViewport(panel);
  // A panel that fills a phone's screen unasked would be in the way of what the visitor came for.
  if (settings.openAfter >= 0 && innerWidth > 480) {
    autoOpen = setTimeout(() => show('open', false), settings.openAfter * 1000);
  }
  return { open, close, toggle, attach, destroy };
}
