import type { Command } from './Command.ts';
import type { StepWords } from '../vocabulary/StepWords.ts';
import { fitting } from './wordPatterns.ts';

/** The words of a part, the marks behind them, and its brackets. */
const ENDING = /^(.*?)([.!,;]*)((?:\s*\uE002\d+\uE001)*)[.!,;\s]*$/u;

/** Name of an action as it is marked in words: between asterisks or backticks. */
const MARKED_NAME = /[*`]{1,2}([A-Za-z][A-Za-z0-9_ -]*?)[*`]{1,2}/;

/** A part without openings that carry nothing. */
export function withoutLead(text: string, { lead }: StepWords): string {
  const pattern = new RegExp(`^(?:${lead})(?![\\p{L}]),? +`, 'iu');
  let bare = text.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(pattern, '');
  }
  return bare;
}

function plainCommand(text: string, words: StepWords): Command | undefined {
  if (fitting(text, words.restart) !== undefined) return { kind: 'restart' };
  const jump = fitting(text, words.goTo)?.['number'];
  if (jump !== undefined) return { kind: 'go-to', number: Number(jump) };
  if (fitting(text, words.goOn) !== undefined) return { kind: 'go-on' };
  if (fitting(text, words.end) !== undefined) return { kind: 'end' };
  if (fitting(text, words.handOver) !== undefined) return { kind: 'hand-over' };
  return fitting(text, words.confirm) === undefined ? undefined : { kind: 'confirm' };
}

/** Command with a name of an action: as it is marked, as it stands alone, or behind the verb of a call. */
function namedCall(text: string, words: StepWords, isAction: (name: string) => boolean): Command | undefined {
  const called = fitting(text, words.call)?.['what'];
  const names = [MARKED_NAME.exec(text)?.[1], ...text.split(/[^A-Za-z0-9_]+/).filter(isAction)];
  const name = names.find((each) => each !== undefined);
  return name !== undefined && (called !== undefined || isAction(text)) ? { kind: 'call', what: name } : undefined;
}

/**
 * Meaning of a part of a line; undefined where its words are none of the language's table.
 * @param isAction True for the name of one of the chatbot's actions.
 */
export function readCommand(part: string, words: StepWords, isAction: (name: string) => boolean): Command | undefined {
  const [, core = '', marks = '', brackets = ''] = ENDING.exec(withoutLead(part, words)) ?? [];
  const text = core.trim();
  if (text === '') return undefined;
  const plain = namedCall(text, words, isAction) ?? plainCommand(text, words);
  if (plain !== undefined) return plain;
  const search = fitting(text, words.lookUp)?.['what'];
  if (search !== undefined) return { kind: 'look-up', what: search };
  const { dative, what } = fitting(text, words.ask) ?? {};
  if (dative !== undefined) return { kind: 'ask', what: `${dative}${brackets}`, isDative: true };
  if (what !== undefined) return { kind: 'ask', what: `${what}${brackets}`, isDative: false };
  const called = fitting(text, words.call)?.['what'];
  if (called !== undefined) return { kind: 'call', what: called };
  const said = fitting(text, words.say)?.['text'];
  if (said !== undefined) return { kind: 'say', text: `${said}${marks}${brackets}` };
  // A question to the visitor, as it is.
  return text.endsWith('?') ? { kind: 'ask', what: `${text}${brackets}`, isDative: false } : undefined;
}
