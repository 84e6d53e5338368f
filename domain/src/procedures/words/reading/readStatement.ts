import type { Command, Statement } from './Command.ts';
import { readCommand, withoutLead } from './readCommand.ts';
import type { StepWords } from '../vocabulary/StepWords.ts';
import { fitting } from './wordPatterns.ts';

export interface Reading {
  words: StepWords;
  isAction: (name: string) => boolean;
}

/** A text that is not in quotation marks reaches to the end of its line, but for an end behind it. */
function saidToTheEnd(text: string, { words, isAction }: Reading): Command[] | undefined {
  const command = readCommand(text, words, isAction);
  if (command?.kind !== 'say' || /\uE000/.test(command.text) || !command.text.startsWith(':')) return undefined;
  const [end] = new RegExp(`(?:${words.endBehind})\\.?$`, 'iu').exec(command.text) ?? [];
  if (end === undefined) return [command];
  return [{ kind: 'say', text: command.text.slice(0, -end.length) }, { kind: 'end' }];
}

/** Commands of a part of a line: it is cut at joints behind which another command begins. Undefined where a part has no meaning. */
export function readCommands(text: string, reading: Reading): Command[] | undefined {
  const { words, isAction } = reading;
  const toTheEnd = saidToTheEnd(text, reading);
  if (toTheEnd !== undefined) return toTheEnd;
  for (const joint of text.matchAll(new RegExp(words.joints, 'giu'))) {
    const [first, rest] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
    const one = readCommand(first, words, isAction);
    // "Show everything and ask whether it is right" is one.
    if (one === undefined || readCommand(text, words, isAction)?.kind === 'confirm') continue;
    const others = readCommands(rest, reading);
    if (others !== undefined) return [one, ...others];
  }
  const whole = readCommand(text, words, isAction);
  return whole === undefined ? undefined : [whole];
}

interface Cut {
  condition: string;
  commands: Command[];
  otherwise: Command[];
}

/** Cuts a conditional line where its condition ends: at the first comma or colon, else the first word, behind which commands are. */
function cutCondition(text: string, reading: Reading): Cut | undefined {
  const places = [
    ...text.matchAll(new RegExp(`(?:,|:| ${reading.words.consequence} )\\s*`, 'giu')),
    ...text.matchAll(/\s+/gu),
  ];
  for (const { index, 0: joint } of places) {
    const condition = text.slice(0, index).trim();
    const rest = text.slice(index + joint.length);
    if (condition === '') continue;
    const [, then = rest, other] = /^(.+?)[,;.]\s*(\S+ .+)$/u.exec(rest) ?? [];
    const otherwise = other === undefined ? undefined : fitting(other, reading.words.otherwise)?.['then'];
    if (otherwise !== undefined) {
      const [commands, others] = [readCommands(then, reading), readCommands(otherwise, reading)];
      if (commands !== undefined && others !== undefined) return { condition, commands, otherwise: others };
    }
    const commands = readCommands(rest, reading);
    if (commands !== undefined) return { condition, commands, otherwise: [] };
  }
  return undefined;
}

/** Meaning of a line, masked; undefined where it has none. */
export function readStatement(line: string, reading: Reading): Statement | undefined {
  const { words } = reading;
  const text = withoutLead(line, words);
  const isOpposite = new RegExp(`(?:^|\\s)(?:${words.unless})(?:$|\\s)`, 'iu').test(text);
  const other = fitting(text, words.otherwise)?.['then'];
  const others = other === undefined ? undefined : readCommands(other, reading);
  if (others !== undefined) return { kind: 'otherwise', commands: others };
  const conditional = fitting(text, words.ifFirst)?.['condition'];
  const cut = conditional === undefined ? undefined : cutCondition(conditional, reading);
  if (cut !== undefined) return { kind: 'if', isOpposite, ...cut };
  const behind = fitting(text, words.ifLast);
  const [then, condition] = [behind?.['then'], behind?.['condition']?.replace(/[.!]+$/, '')];
  if (then !== undefined && condition !== undefined) {
    const commands = readCommands(then, reading);
    if (commands !== undefined && commands.every(({ kind }) => kind !== 'ask' && kind !== 'confirm')) {
      return { kind: 'if', isOpposite, condition, commands, otherwise: [] };
    }
  }
  const commands = readCommands(text, reading);
  return commands === undefined ? undefined : { kind: 'do', commands };
}
