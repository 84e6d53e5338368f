import type { Proactive, ProactiveRule } from '../documents/chatbots/proactiveOf.ts';
import { SECOND_MS } from '../durations.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES, type Locale } from '../locales.ts';
import type { LoaderRule } from '../widget/loaderSettings.ts';
import { textFor, textsFor } from '../widget/textsFor.ts';
import { pagesRegex } from './pagesRegex.ts';

type CloseWords = Readonly<Record<Locale, string>>;

/** Text and suggestions of a rule for visitors of a language; undefined where it has no text for them. */
export function messageOf(rule: ProactiveRule, locale: Locale): { text: string; suggestions: string[] } | undefined {
  const text = textFor(locale, rule.text);
  if (text === '') return undefined;
  const suggestions = textsFor(locale, rule.suggestions).filter((suggestion) => suggestion.trim() !== '');
  return { text, suggestions: suggestions.slice(0, LIMITS.proactiveSuggestionsShown) };
}

function textsOf(rule: ProactiveRule, close: CloseWords): LoaderRule['texts'] {
  const isAll = rule.languages.length === 0;
  const languages = isAll ? [...LOCALES.slice(1), '_'] : rule.languages;
  return Object.fromEntries(
    languages.flatMap((language) => {
      const locale = LOCALES.find((one) => one === language) ?? LOCALES[0];
      const message = messageOf(rule, locale);
      return message === undefined ? [] : [[language, [locale, close[locale], message.text, ...message.suggestions]]];
    }),
  );
}

/** Sums of `LoaderRule.visitors`: those who have closed the chat get a message again by a rule for those with a conversation alone. */
const VISITORS: Readonly<Record<ProactiveRule['visitors'], number>> = { everybody: 1 + 2, new: 1, returning: 2 + 8 };

const SUNDAY_FIRST = [6, 0, 1, 2, 3, 4, 5];

function hoursOf({ hours }: ProactiveRule): LoaderRule['hours'] {
  if (hours === null) return 0;
  return SUNDAY_FIRST.map((weekday) => {
    const day = hours[weekday] ?? null;
    return day === null ? 0 : [day.from, day.to];
  });
}

/** Percentage of a rule's visitors who go without it. A conversation that goes on is not counted, so nothing would come of it. */
export function holdoutOf(
  { visitors }: Pick<ProactiveRule, 'visitors'>,
  { holdout }: Pick<Proactive, 'holdout'>,
): number {
  return visitors === 'returning' ? 0 : holdout;
}

function onOf({ id, trigger }: ProactiveRule): Pick<LoaderRule, 'after' | 'on'> {
  if (trigger.kind === 'time') return { after: trigger.seconds * SECOND_MS + 1, on: id };
  return { after: 0, on: trigger.kind === 'event' ? trigger.event : '' };
}

/** The rules that are on, in their order. `close` names the button by which a message is dismissed. */
export function loaderRules(proactive: Proactive, close: CloseWords): LoaderRule[] {
  return proactive.rules
    .map((rule, place) => ({
      id: rule.id,
      texts: textsOf(rule, close),
      pages: pagesRegex(rule.pages),
      visitors: VISITORS[rule.visitors],
      ...onOf(rule),
      hours: hoursOf(rule),
      bit: 1 << place,
      holdout: holdoutOf(rule, proactive),
    }))
    .filter((_rule, place) => proactive.rules[place]?.isOn);
}
