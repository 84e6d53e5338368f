import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import type { AppMessage } from '../protocol/appMessage.ts';
import { closedFlag } from './closedFlag.ts';
import { createFrame, type ChatFrame } from './createFrame.ts';
import { drawBubble } from './drawBubble.ts';
import { followViewport } from './followViewport.ts';
import { pageLocale } from './pageLocale.ts';

export type BubbleEvent = 'open' | 'close' | 'ready' | 'unread';

type Emit = (event: BubbleEvent, count: number) => void;

export interface Bubble {
  /** Holds all that is drawn. Without it in the page there is no chat. */
  host: HTMLElement;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Passes on to the chat who the visitor is, as the website says. */
  identify: () => void;
}

/** The chat loads when the pointer rests on the bubble for this long, and not when it only passes over. */
const HOVER_MS = 80;

/** Draws one chatbot's bubble and runs its panel. */
export function createBubble(settings: LoaderSettings, emit: Emit, getIdentity: () => unknown): Bubble {
  const locale = pageLocale(document.documentElement.lang || navigator.language);
  const name = settings.label ? `Chat ${locale === 'de' ? 'mit' : 'with'} ${settings.label}` : 'Chat';
  const { host, button, panel, setOpen, setAppearance, setUnread, setReady } = drawBubble(settings, locale, name);
  let frame: ChatFrame | undefined;
  let isOpen = false;
  let hover: ReturnType<typeof setTimeout> | undefined;
  let autoOpen: ReturnType<typeof setTimeout> | undefined;

  function post(focus: boolean): void {
    frame?.post({ parlance: 'panel', open: isOpen, focus, identity: getIdentity() });
  }

  function load(): void {
    if (frame) return;
    // A frame that the visitor waits for has the focus already.
    frame = createFrame(settings, locale, name, () => post(document.activeElement === host), handleMessage);
    followViewport(panel);
    panel.prepend(frame.element);
  }

  function show(open: boolean, focus = true): void {
    clearTimeout(autoOpen);
    if (open === isOpen) return;
    const hadFocus = document.activeElement === host;
    load();
    isOpen = open;
    setOpen(open);
    setUnread(0);
    if (open && focus) frame?.element.focus();
    if (!open && hadFocus) button.focus();
    post(open && focus);
    emit(open ? 'open' : 'close', 0);
  }

  function handleClose(): void {
    if (isOpen) closedFlag.set();
    show(false);
  }

  function handleMessage(message: AppMessage): void {
    const { parlance } = message;
    if (parlance === 'close') handleClose();
    else if (parlance === 'appearance') setAppearance(message);
    else {
      setReady();
      setUnread(message.count);
      emit(parlance, message.count);
    }
  }

  host.addEventListener('keydown', ({ key }) => key === 'Escape' && handleClose());
  button.addEventListener('click', () => (isOpen ? handleClose() : show(true)));
  button.addEventListener('pointerenter', () => (hover = setTimeout(load, HOVER_MS)));
  button.addEventListener('pointerleave', () => clearTimeout(hover));
  button.addEventListener('focus', load);
  // A panel that fills a phone's screen unasked would hide what the visitor came for.
  if (settings.openAfter >= 0 && innerWidth > 480) {
    autoOpen = setTimeout(() => closedFlag.isSet() || show(true, false), settings.openAfter * 1000);
  }
  return {
    host,
    open: () => show(true),
    close: () => show(false),
    toggle: () => show(!isOpen),
    identify: () => post(false),
  };
}
