import { LIMITS } from '@parlance/domain/limits';
import { stripInvisible } from '../../../kernel/text/stripInvisible.ts';
import type { CallAnswer } from '../../../kernel/outgoing/createCaller.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
/** As deep, and as many of a list, as an answer could say anything of. */
const MAX_DEPTH = 4;
const MAX_ITEMS = 20;
const MAX_VALUE = 300;

/**
 * Converts a response to lines that a model reads and an answer can quote: JSON to one line for each value, with its path in
 * words, text as it is. Cut to `LIMITS.actionResultCharacters` between two lines. Undefined for anything else: other types,
 * invalid JSON, bytes that are not text.
 */
export function readResult({ type, body }: Pick<CallAnswer, 'type' | 'body'>): string | undefined {
  const isJson = JSON_TYPE.test(type);
  if (!isJson && type !== 'text/plain') return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const lines = isJson ? linesOf(JSON.parse(text), '', 0) : text.split('\n').map(clean);
    return fit(lines.filter((line) => line !== ''));
  } catch {
    return undefined;
  }
}

/** One line without what no reader sees, and not longer than a value may be. */
function clean(text: string): string {
  return stripInvisible(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_VALUE)
    .toWellFormed();
}

/** `expectedOn` and `expected_on` as "expected on". */
function wordsOf(key: string): string {
  return clean(key.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ').toLowerCase());
}

function linesOf(value: unknown, path: string, depth: number): string[] {
  const under = (key: string): string => (path === '' ? key : `${path} › ${key}`);
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') {
    const text = clean(typeof value === 'string' ? value : JSON.stringify(value));
    return [path === '' ? text : `${path}: ${text}`];
  }
  if (depth >= MAX_DEPTH) return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, each]) => linesOf(each, under(wordsOf(key)), depth + 1));
  }
  const isPlain = value.every((each) => typeof each !== 'object');
  if (isPlain) return [`${path === '' ? '' : `${path}: `}${clean(value.slice(0, MAX_ITEMS).join(', '))}`];
  return value.slice(0, MAX_ITEMS).flatMap((each, index) => linesOf(each, under(String(index + 1)), depth + 1));
}

function fit(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`;
    if (longer.length > LIMITS.actionResultCharacters) break;
    text = longer;
  }
  return text;
}
