import * as z from 'zod/mini';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';
import { openingOf } from '../openingOf.ts';
import { settingText, settingTexts } from '../settingText.ts';

/** Visitors that a rule is for. `returning` have a conversation in this tab, `new` have none: no more is known before a touch. */
export const PROACTIVE_VISITORS = ['everybody', 'new', 'returning'] as const;

/** A path of the website with `*` for any characters, such as `/products/*`; `!` in front of it leaves the pages out. */
const pagePatternSchema = z.string().check(
  z.trim(),
  z.maxLength(LIMITS.proactivePageCharacters),
  z.regex(/^!?\/(?!\/)[^\s?#\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u),
  z.refine((pattern) => pattern.split('*').length - 1 <= LIMITS.proactivePageWildcards),
);

/** Name of an event that a page reports: `Parlance('event', 'basket')`. */
const pageEventSchema = z.string().check(z.trim(), z.maxLength(LIMITS.proactiveEventCharacters), z.regex(/^[\w.:-]+$/));

/** Fields of the rules by which a message appears beside the closed bubble. Of those that would at a time the first one does. */
export function proactiveOf(object: typeof z.strictObject) {
  const trigger = z.union([
    object({
      kind: z.literal('time'),
      /** Time on the page. */
      seconds: z.int().check(z.gte(0), z.lte(LIMITS.proactiveSecondsMax)),
    }),
    /** The pointer leaves the page through its top. There is none on phones. */
    object({ kind: z.literal('exit') }),
    object({ kind: z.literal('event'), event: pageEventSchema }),
  ]);
  const rule = object({
    id: idSchema,
    name: lineField(LIMITS.nameCharacters),
    isOn: z.boolean(),
    /** With room for one text: `[de] Guten Tag. [en] Hello.` (`textFor`). */
    text: settingText(LIMITS.proactiveTextCharacters).check(z.refine((text) => text !== '')),
    /** One language each where they have its mark (`textsFor`). */
    suggestions: settingTexts(LIMITS.proactiveSuggestions, LIMITS.starterCharacters),
    /** Pages that it is for, and those that are left out; none: every page. */
    pages: z.array(pagePatternSchema).check(z.maxLength(LIMITS.proactivePages)),
    /** Languages of the page; none: all. */
    languages: z.array(z.enum(WIDGET_LOCALES)).check(
      z.maxLength(WIDGET_LOCALES.length),
      z.refine((all) => new Set(all).size === all.length),
    ),
    visitors: z.enum(PROACTIVE_VISITORS),
    trigger,
    hours: openingOf(object).hours,
  });
  return object({
    rules: z.array(rule).check(
      z.maxLength(LIMITS.proactiveRules),
      z.refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
    ),
    /** Visitors who go without a message although a rule applies, in percent: what shows what messages bring. */
    holdout: z.int().check(z.gte(0), z.lte(LIMITS.proactiveHoldoutMax)),
  });
}

export type Proactive = z.infer<ReturnType<typeof proactiveOf>>;
export type ProactiveRule = Proactive['rules'][number];
