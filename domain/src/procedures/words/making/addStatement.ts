import type { Condition, Step } from '../../../documents/procedures/procedureOf.ts';
import type { Command, Statement } from '../reading/Command.ts';
import type { OpenWay } from './createDraft.ts';
import { makeStep, type Making } from './makeStep.ts';
import type { MaskedText } from '../reading/maskedText.ts';
import { readCondition } from '../reading/readCondition.ts';
import { thingsAsked } from '../reading/thingsAsked.ts';
import { found } from '../reading/wordPatterns.ts';

/** Steps behind a confirmation within which a mere "if not" is about it. */
const LATELY = 2;

/** Jumps to a line that may come later. */
export interface Jump {
  ways: readonly OpenWay[];
  number: number;
  line: number;
}

export interface Adding extends Making {
  jumps: Jump[];
  line: number;
  /** Ways of the last condition, for the other way. */
  lastOther: { ways: readonly OpenWay[] } | undefined;
}

/** A text that the procedure ends with, where an end follows it. */
function endWithText(adding: Adding): boolean {
  const { draft } = adding;
  const last = draft.last();
  const isOnlyWay = draft.open().length === 1 && draft.open()[0]?.id === last?.id;
  if (last?.kind !== 'say' || !isOnlyWay) return false;
  draft.replace({ id: last.id, kind: 'end', text: last.text });
  draft.setOpen([]);
  return true;
}

function addStep(command: Command, masked: MaskedText, adding: Adding): void {
  const step = makeStep(command, masked, adding);
  if (step !== undefined) adding.draft.add(step);
}

/** Adds commands behind the open ways. */
function addCommands(commands: readonly Command[], masked: MaskedText, adding: Adding): void {
  const { draft, jumps, line, note, words } = adding;
  for (const command of commands) {
    if (command.kind === 'restart' || command.kind === 'go-to') {
      jumps.push({ ways: draft.open(), number: command.kind === 'go-to' ? command.number : 0, line });
      draft.setOpen([]);
    } else if (draft.last() !== undefined && draft.open().length === 0) {
      note('never-reached');
    } else if (command.kind !== 'end' || !endWithText(adding)) {
      const parts = command.kind === 'ask' ? thingsAsked(command, words.fields) : [command];
      for (const part of parts) addStep(part, masked, adding);
    }
  }
}

/** Adds commands behind one way out of a step. What is open then leads on with what was open before. */
function addAside(ways: readonly OpenWay[], commands: readonly Command[], masked: MaskedText, adding: Adding): void {
  const { draft } = adding;
  const isSame = (one: OpenWay, other: OpenWay) => one.id === other.id && one.way === other.way;
  const before = draft.open().filter((way) => !ways.some((taken) => isSame(taken, way)));
  draft.setOpen(ways);
  addCommands(commands, masked, adding);
  draft.setOpen([...before, ...draft.open()]);
}

type Conditional = Extract<Statement, { kind: 'if' }>;

/** Adds checks of which one has to hold, with the commands of both ways. */
function addFork(
  anyOf: readonly Condition[][],
  isOpposite: boolean,
  said: Conditional,
  masked: MaskedText,
  adding: Adding,
): void {
  const { draft } = adding;
  const yes: OpenWay[] = [];
  for (const conditions of anyOf) {
    const check = draft.add({ id: draft.idFor('check'), kind: 'check', conditions, next: '', otherwise: '' });
    yes.push({ id: check.id, way: 'next' });
    draft.setOpen([{ id: check.id, way: 'otherwise' }]);
  }
  const no = draft.open();
  const [then, other] = isOpposite ? [no, yes] : [yes, no];
  draft.setOpen([...yes, ...no]);
  addAside(then, said.commands, masked, adding);
  if (said.otherwise.length > 0) addAside(other, said.otherwise, masked, adding);
  adding.lastOther = { ways: other };
}

/** Both ways of the step that a short condition is about, such as "if that fails" or "if not", the one of its commands first. */
function shortWay(condition: string, { draft, words, lastOther }: Adding): [OpenWay[], OpenWay[]] | undefined {
  const { failed, yes, no } = words.conditions;
  const isWord = (source: string) => found(condition, `^(?:${source})$`) !== undefined;
  const steps = draft.steps();
  const waysOf = ({ id }: Step): [OpenWay[], OpenWay[]] => [[{ id, way: 'next' }], [{ id, way: 'otherwise' }]];
  const call = steps.findLast((step) => step.kind === 'call' || step.kind === 'look-up');
  const confirm = steps.findLast((step) => step.kind === 'confirm');
  const isLately = confirm !== undefined && steps.indexOf(confirm) >= steps.length - LATELY;
  if (isWord(failed) && call !== undefined) return [waysOf(call)[1], waysOf(call)[0]];
  if (isWord(yes) && isLately && confirm === steps.at(-1)) return waysOf(confirm);
  if (isWord(no) && isLately) return [waysOf(confirm)[1], waysOf(confirm)[0]];
  return isWord(no) && lastOther !== undefined ? [[...lastOther.ways], []] : undefined;
}

/** Condition about the last question, where a line says no more than yes or no. */
function aboutLastAsked(condition: string, { words, asked, draft }: Adding): Condition | undefined {
  const { yes, no } = words.conditions;
  const last = asked.at(-1);
  if (last?.isYesNo !== true || draft.last()?.kind === 'confirm') return undefined;
  const isWord = (source: string) => found(condition, `^(?:${source})$`) !== undefined;
  const than = last.field.options[isWord(yes) ? 0 : 1]?.value;
  const isShort = isWord(yes) || isWord(no);
  return isShort && than !== undefined ? { value: last.field.name, is: 'equal', than } : undefined;
}

function addConditional(statement: Conditional, masked: MaskedText, adding: Adding): void {
  const { words, asked, note } = adding;
  const about = aboutLastAsked(statement.condition, adding);
  if (about !== undefined) {
    addFork([[about]], statement.isOpposite, statement, masked, adding);
    return;
  }
  const short = shortWay(statement.condition, adding);
  if (short === undefined) {
    const read = readCondition(statement.condition, { words, masked, asked });
    if ('fault' in read) note(read.fault);
    else addFork(read.anyOf, read.isOpposite !== statement.isOpposite, statement, masked, adding);
    return;
  }
  const [then, otherwise] = short;
  addAside(then, statement.commands, masked, adding);
  if (statement.otherwise.length > 0) addAside(otherwise, statement.otherwise, masked, adding);
}

/** Adds the steps of one line. */
export function addStatement(statement: Statement, masked: MaskedText, adding: Adding): void {
  if (statement.kind === 'if') {
    addConditional(statement, masked, adding);
    return;
  }
  const { draft, lastOther, note } = adding;
  adding.lastOther = undefined;
  if (statement.kind === 'do') {
    addCommands(statement.commands, masked, adding);
    return;
  }
  const last = draft.last();
  const isCalled = last?.kind === 'call' || last?.kind === 'confirm' || last?.kind === 'look-up';
  const ways = lastOther?.ways ?? (isCalled ? [{ id: last.id, way: 'otherwise' as const }] : undefined);
  if (ways === undefined) note('alone');
  else addAside(ways, statement.commands, masked, adding);
}
