import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import type { AppMessage } from '../protocol/appMessage.ts';
import { BUBBLE_WORDS } from './BUBBLE_WORDS.ts';
import { CLOSED } from './CLOSED.ts';
import { createFrame } from './createFrame.ts';
import { drawBubble } from './drawBubble.ts';
import { tabNote } from './tabNote.ts';

export type BubbleEvent = 'open' | 'close' | 'ready' | 'unread' | 'identify';

type Emit = (event: BubbleEvent, count: number) => void;

export interface Bubble {
  /** Holds all that is drawn. Without it in the page there is no chat. */
  host: HTMLElement;
  /** Opens or closes the panel; without `open` it does the other of what it was. */
  show: (open?: boolean) => void;
  /** Passes on to the chat who the visitor is, as the website says. */
  post: () => void;
}

/** The chat loads when the pointer rests on the bubble for this long, and not when it only passes over. */
const HOVER_MS = 80;

/** Draws one chatbot's bubble and runs its panel. */
export function createBubble(settings: LoaderSettings, emit: Emit, getIdentity: () => unknown): Bubble {
  const lang = (document.documentElement.lang || navigator.language).toLowerCase().slice(0, 2);
  const name = `Chat${settings.label && `${BUBBLE_WORDS[lang] || ':'} ${settings.label}`}`;
  const { host, button, panel, setOpen, setAppearance, setUnread, setReady } = drawBubble(settings, lang, name);
  const note = `parlance-${settings.chatbotId}`;
  host.id = note;
  // Set while a conversation goes on in this tab: 2 where it was open on the page before, else 1.
  let kept = tabNote(note);
  // A frame that the visitor waits for has the focus already.
  const frame = createFrame(settings, lang, name, panel, () => post(document.activeElement === host), handleMessage);
  let isOpen = false;
  let hover: ReturnType<typeof setTimeout> | undefined;
  let autoOpen: ReturnType<typeof setTimeout> | undefined;

  function post(focus?: boolean): void {
    frame.post({ parlance: 'panel', open: isOpen, focus, identity: getIdentity() });
  }

  function keep(isKept: number): void {
    kept = tabNote(note, isKept && (isOpen ? 2 : 1));
  }

  function show(open = !isOpen, focus = true): void {
    clearTimeout(autoOpen);
    if (open === isOpen) return;
    const hadFocus = document.activeElement === host;
    frame.load();
    isOpen = open;
    setOpen(open);
    setUnread(0);
    if (open && focus) frame.focus();
    if (!open && hadFocus) button.focus();
    post(open && focus);
    emit(open ? 'open' : 'close', 0);
    if (kept) keep(1);
  }

  function handleClose(): void {
    if (isOpen) tabNote(CLOSED, 1);
    show(false);
  }

  function handleMessage(message: AppMessage): void {
    const { parlance } = message;
    if (parlance === 'close') handleClose();
    else if (parlance === 'appearance') setAppearance(message);
    else if (parlance === 'kept') keep(message.count);
    else {
      setReady();
      setUnread(message.count);
      emit(parlance, message.count);
    }
  }

  host.addEventListener('keydown', ({ key }) => key === 'Escape' && handleClose());
  button.addEventListener('click', () => (isOpen ? handleClose() : show()));
  button.addEventListener('pointerenter', () => (hover = setTimeout(frame.load, HOVER_MS)));
  button.addEventListener('pointerleave', () => clearTimeout(hover));
  button.addEventListener('focus', frame.load);
  // A panel that fills a phone's screen unasked would hide what the visitor came for.
  if (settings.openAfter >= 0 && innerWidth > 480) {
    autoOpen = setTimeout(() => tabNote(CLOSED) || show(true, false), settings.openAfter * 1000);
  }
  if (kept) frame.load();
  if (kept === '2') show(true, false);
  return { host, show, post };
}
