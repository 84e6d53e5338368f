import type { LoaderRule, ProactiveSettings } from '@parlance/domain/widget/loaderSettings';
import type { ProactiveMessage } from '../../protocol/proactiveMessage.ts';
import type { PublicApi } from '../publicApi.ts';
import { tabNote } from '../tabNote.ts';
import { appliesNow } from './appliesNow.ts';
import { drawCard } from './drawCard.ts';
import { watchPath } from './watchPath.ts';

/**
 * Shows messages beside the closed bubble by rules, at most one for a page view. Nothing is requested, and nothing stored but the
 * visitor's own refusals. Returns what reports an event of the page. A client of the public API: the loader of a chatbot without
 * rules has nothing of it.
 * @param wrap Parent of the bubble.
 */
export function watchRules(
  api: PublicApi,
  { chatbotId, origin, timezone, rules: all }: ProactiveSettings,
  wrap: HTMLElement,
): (event: unknown) => void {
  const note = `parlance-${chatbotId}`;
  // The tab's note of dismissed messages, by the bits of their rules. After two of them all are silent.
  const refusals = `${note}-no`;
  let refused = Number(tabNote(refusals));
  let rules = all;
  let drawn: Partial<ProactiveMessage> = {};
  let timers: (ReturnType<typeof setTimeout> | 0)[] = [];
  let card: HTMLElement | undefined;
  let page: Window | null | undefined;

  function post(): void {
    page?.postMessage({ parlance: 'proactive', ...drawn } satisfies ProactiveMessage, origin);
    if (page) drawn.ask = '';
  }

  function open(ask: string): void {
    drawn.ask = ask;
    api('open', chatbotId);
  }

  function dismiss(bit: number): void {
    // The keyboard's focus alone: for others it is elsewhere, and the bubble's loads the chat.
    if (card?.querySelector(':focus-visible')) wrap.querySelector('button')?.focus();
    card?.remove();
    tabNote(refusals, (refused |= bit));
  }

  function fire(on: unknown): void {
    for (const rule of rules) if (rule.on === on) attempt(rule);
  }

  function attempt(rule: LoaderRule): void {
    const { id: ruleId, texts, bit, holdout } = rule;
    const message = texts[wrap.lang] || texts['_'];
    if (!message || drawn.ruleId || refused & (bit | (refused - 1)) || !appliesNow(rule, wrap, note, timezone)) return;
    const isShown = Math.random() * 100 >= holdout;
    drawn = { ruleId, isShown, holdout };
    post();
    if (isShown) card = drawCard(wrap, message, open, () => dismiss(bit));
  }

  function listen(event: string, run: () => void): void {
    api('on', event, ({ chatbot }: { chatbot: string }) => {
      if (chatbot === chatbotId) run();
      post();
    });
  }

  listen('ready', () => (page = wrap.querySelector('iframe')?.contentWindow));
  listen('open', () => {
    // Who has seen the chat on this page is left in peace.
    rules = [];
    drawn.isOpened = card?.isConnected;
    card?.remove();
  });
  watchPath(() => {
    timers.forEach(clearTimeout);
    card?.remove();
    drawn = {};
    post();
    timers = rules.map(({ after, on }) => after && setTimeout(fire, after, on));
  });
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && fire(''));
  return fire;
}
