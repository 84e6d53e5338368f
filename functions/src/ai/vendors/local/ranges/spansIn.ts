import { fold } from '@parlance/domain/text/fold';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { words } from '@parlance/domain/text/words';
import { amountOf } from '../../../../kernel/text/amounts/amountOf.ts';
import { NUMBER_PATTERN, NUMBER_WORDS } from '../../../../kernel/text/amounts/NUMBER_WORDS.ts';
import { takeDates } from '../../../../kernel/text/amounts/takeDates.ts';
import { FRAME_WORDS } from '../../../../kernel/text/FRAME_WORDS.ts';
import { stem } from '../../../../kernel/text/stem.ts';
import { anyOf } from '../../../../kernel/vocabulary/anyOf.ts';
import type { Vocabulary } from '../../../../kernel/vocabulary/Vocabulary.ts';
import { type Measure, measureOf } from './measureOf.ts';

/** A figure of a text, or all from one to another. */
export interface Span {
  from: number;
  to: number;
  /** Its bounds are no part of it: "more than 10". */
  isOpen: boolean;
  isRange: boolean;
  /** Units it may have, by the word behind it and, where that is no unit, those before it. */
  measures: readonly Measure[];
  hasUnit: boolean;
  /** The figure as it stands there. */
  written: string;
}

const OVER = bound('over');
const UNDER = bound('under');
const LOWER = `(?:${fold(anyOf(({ statements }) => statements.from))}|${OVER})`;
const UPPER = `(?:${fold(anyOf(({ statements }) => statements.upTo))}|${UNDER})`;
const MORE = String.raw`(?:\+|${anyOf(({ statements }) => statements.orMore)}(?!\p{L})|${bound('orMore')}(?!\p{L}))`;
const LESS = String.raw`${bound('orLess')}(?!\p{L})`;
const BEFORE = String.raw`${bound('before')}(?!\p{L})`;
const TO = anyOf(({ joints }) => joints.to);
const AND = anyOf(({ joints }) => joints.and);
const SMALL = [LOWER, UPPER, MORE, LESS, BEFORE, TO, AND].join('|');
const SIGN = String.raw`(?:[€$£]|(?:eur|usd|gbp|chf)\s)\s*`;
const NUMBER = String.raw`(?:\d[\d.,’']*\d|\d|(?:${fold(NUMBER_PATTERN)})(?!\p{L}))(?![\d:]|[.,:/]\d)`;
const UNIT = String.raw`[\s-]*(?!(?:${SMALL})(?!\p{L}))(?:[€$£%]|\p{L}+)`;
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\d.,:/+-])(?:(?<bound>${LOWER}|${UPPER})\s+(?:${bound('filler')}\s+)?)?` +
    String.raw`(?<sign>${SIGN})?(?<a>${NUMBER})(?<unit>${UNIT})?` +
    String.raw`(?:(?:\s*[-–—]\s*|\s+${TO}\s+)(?:${SIGN})?(?<b>${NUMBER})(?<behind>${UNIT})?)?` +
    String.raw`(?:\s*(?:(?<more>${MORE})|(?<less>${LESS})|(?<before>${BEFORE})))?`,
  'gu',
);
/** "Between 10 and 20" is "10 - 20". */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})${bound('between')}\s+((?:${SIGN})?${NUMBER}(?:${UNIT})?)\s+${AND}\s+(?=(?:${SIGN})?${NUMBER})`,
  'gu',
);
const IS_OPEN = whole(`${OVER}|${UNDER}`);
const IS_LOWER = whole(LOWER);
const IS_TURNED = whole(bound('turned'));
const EACH = new RegExp(String.raw`(?<!\p{L})${bound('each')}\s+\p{L}+`, 'gu');
/** Maximum number of words between a figure and the word before it that says what it counts. */
const REACH = 4;

function bound(name: keyof Vocabulary['amounts']['bounds']): string {
  return anyOf(({ amounts }) => amounts.bounds[name]);
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

/** The figures of a text, without dates. `column` is the name of its column, which may say what they count. */
export function spansIn(text: string, column = ''): Span[] {
  const folded = fold(takeDates(text).rest).replace(BETWEEN, '$1 - ');
  return [...folded.matchAll(SPAN)].flatMap(({ groups = {}, index }) => {
    const limits = limitsOf(groups);
    if (limits === undefined) return [];
    const unit = (groups['behind'] ?? groups['unit'] ?? groups['sign'] ?? '').replace(/[\s-]/g, '');
    const behind = unit === '' ? [] : [measureOf(unit)];
    const hasUnit = behind.some(({ isUnit }) => isUnit);
    const before = hasUnit ? [] : namesBefore(`${fold(column)} ${folded.slice(0, index)}`);
    return [{ ...limits, measures: [...behind, ...before.map(measureOf)], hasUnit, written: groups['a'] ?? '' }];
  });
}

function limitsOf(
  groups: Readonly<Record<string, string | undefined>>,
): Pick<Span, 'from' | 'to' | 'isOpen' | 'isRange'> | undefined {
  const { bound: word = '', a = '', b, more, less, before } = groups;
  const one = valueOf(a);
  const other = b === undefined ? one : valueOf(b);
  if (Number.isNaN(one) || Number.isNaN(other)) return undefined;
  if (b !== undefined) return { from: Math.min(one, other), to: Math.max(one, other), isOpen: false, isRange: true };
  const isOpen = IS_OPEN.test(word);
  const isTurned = before !== undefined && IS_TURNED.test(word);
  const isLower = word === '' ? more !== undefined : IS_LOWER.test(word) !== isTurned;
  const isRange = word !== '' || more !== undefined || less !== undefined;
  if (!isRange) return { from: one, to: one, isOpen, isRange };
  return isLower ? { from: one, to: Infinity, isOpen, isRange } : { from: -Infinity, to: one, isOpen, isRange };
}

function valueOf(written: string): number {
  return NUMBER_WORDS[written] ?? Number(amountOf(written)[0]);
}

function namesBefore(text: string): string[] {
  return words(text.replace(EACH, ' '))
    .slice(-REACH)
    .filter((word) => !STOP_WORDS.has(word) && !FRAME_WORDS.has(stem(word)));
}
