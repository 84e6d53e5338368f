import type { Step } from '../../documents/procedures/procedureOf.ts';
import { LIMITS } from '../../limits.ts';
import type { Locale } from '../../locales.ts';
import { procedureProblem } from '../procedureProblem.ts';
import { type Adding, addStatement } from './making/addStatement.ts';
import { createDraft } from './making/createDraft.ts';
import { linesOfWords, type WordsLine } from './reading/linesOfWords.ts';
import { type MaskedText, maskedText } from './reading/maskedText.ts';
import { readCommand } from './reading/readCommand.ts';
import { type Reading, readStatement } from './reading/readStatement.ts';
import { STEP_WORDS } from './vocabulary/STEP_WORDS.ts';
import { withArguments } from './making/withArguments.ts';
import { withConfirms } from './making/withConfirms.ts';
import { withResults } from './making/withResults.ts';
import type { WordsAction } from './making/WordsAction.ts';
import type { WordsNote } from './making/WordsNote.ts';

interface WordsResult {
  steps: Step[];
  notes: WordsNote[];
}

/** Sentences of a line. A text without quotation marks that visitors get keeps all that follow it. */
function sentencesOf(text: string, { words, isAction }: Reading): string[] {
  const parts = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\uE000)/u);
  const index = parts.findIndex((part) => {
    const command = readCommand(part, words, isAction);
    return command?.kind === 'say' && command.text.startsWith(':') && !command.text.includes('\uE000');
  });
  return index === -1 ? parts : [...parts.slice(0, index), parts.slice(index).join(' ')];
}

function addLine({ text }: WordsLine, reading: Reading, adding: Adding): void {
  const masked: MaskedText = maskedText(text);
  for (const sentence of sentencesOf(masked.text, reading)) {
    const statement = readStatement(sentence, reading);
    if (statement === undefined) adding.note('not-understood');
    else addStatement(statement, masked, adding);
  }
}

/** Leads jumps to lines that came before to their first steps. */
function wireJumps({ draft, jumps, note }: Adding, entries: ReadonlyMap<number, number>): void {
  const steps = draft.steps();
  for (const { ways, number } of jumps) {
    const target = number === 0 ? steps[0] : steps[entries.get(number) ?? steps.length];
    if (target === undefined) {
      note('no-step', String(number));
      draft.setOpen([...draft.open(), ...ways]);
    } else draft.wire(ways, target.id);
  }
}

/** Adds the ways that the words leave out: the end, what follows a no, and what follows a call that fails. */
function close({ draft, words, note }: Adding): string {
  const last = draft.last();
  const [open, second] = draft.open();
  if (last?.kind === 'say' && open?.id === last.id && second === undefined) {
    draft.replace({ id: last.id, kind: 'end', text: last.text });
  } else if (open !== undefined) {
    draft.add({ id: draft.idFor('end'), kind: 'end', text: words.said.end });
    note('end-added', '');
  }
  const waysOf = (isMeant: (step: Step) => boolean) =>
    draft
      .steps()
      .filter((step) => isMeant(step) && 'otherwise' in step && step.otherwise === '')
      .map(({ id }) => ({ id, way: 'otherwise' as const }));
  const failing = waysOf(({ kind }) => kind === 'call' || kind === 'look-up');
  draft.setOpen(failing);
  if (failing.length > 0) {
    draft.add({ id: draft.idFor('hand-over', 'failed'), kind: 'hand-over', text: words.said.handOver });
    note('failure-added', '');
  }
  const refused = waysOf(({ kind }) => kind === 'confirm');
  draft.setOpen(refused);
  const cancelled = draft.idFor('end', 'cancelled');
  const needsCancelled = refused.length > 0 || draft.steps().some(({ kind }) => kind === 'call');
  if (needsCancelled) draft.add({ id: cancelled, kind: 'end', text: words.said.cancelled });
  if (refused.length > 0) note('refusal-added', '');
  return cancelled;
}

/** Note for a fault that the steps have although each line has a meaning. */
function faultNote(steps: readonly Step[]): WordsNote[] {
  const problem = procedureProblem({ steps: [...steps] });
  switch (problem?.code) {
    case 'value':
      return [{ code: 'unknown-value', line: 0, text: problem.step }];
    case 'unreachable':
      return [{ code: 'never-reached', line: 0, text: problem.step }];
    case 'endless':
    case 'loop':
      return [{ code: 'endless', line: 0, text: problem.step }];
    default:
      return [];
  }
}

/**
 * Steps that an owner's description has, found by the words of one language and by nothing else: the same words always give the same
 * steps. A line without a meaning makes none, and a note.
 * @param actions Actions of the chatbot that the words can name.
 */
export function stepsFromWords(text: string, locale: Locale, actions: readonly WordsAction[] = []): WordsResult {
  const words = STEP_WORDS[locale];
  const notes: WordsNote[] = [];
  const names = new Set(actions.map(({ name }) => name));
  const reading: Reading = { words, isAction: (name) => names.has(name) };
  const draft = createDraft();
  let current: WordsLine = { line: 0, number: 0, text: '' };
  const note: Adding['note'] = (code, about) => {
    notes.push({ code, line: current.line, text: about ?? current.text });
  };
  const adding: Adding = { words, actions, draft, asked: [], note, jumps: [], line: 0, lastOther: undefined };
  const entries = new Map<number, number>();
  const lineOf = new Map<string, number>();
  for (const line of linesOfWords(text, words.numbered)) {
    current = line;
    const arriving = adding.jumps.filter(({ number }) => number === line.number);
    adding.jumps = adding.jumps.filter((jump) => !arriving.includes(jump));
    draft.setOpen([...draft.open(), ...arriving.flatMap(({ ways }) => ways)]);
    const before = draft.steps().length;
    entries.set(line.number, before);
    addLine(line, reading, adding);
    for (const { id } of draft.steps().slice(before)) lineOf.set(id, line.line);
  }
  current = { line: 0, number: 0, text: '' };
  if (draft.last() === undefined) return { steps: [], notes };
  wireJumps(adding, entries);
  const cancelled = close(adding);
  const at = (step: Step, code: WordsNote['code'], about: string) =>
    notes.push({ code, line: lineOf.get(step.id) ?? 0, text: about });
  const skipped = new Set(words.fields.skipped.split(' '));
  const named = withResults(draft.steps(), adding.asked, skipped);
  const filled = withArguments(named, adding.asked, actions, (step, parameter) => at(step, 'parameter', parameter));
  const confirmed = withConfirms(filled, {
    actions,
    text: words.said.confirm,
    cancelled,
    added: (step) => at(step, 'confirm-added', ''),
  });
  const used = new Set(
    confirmed.flatMap((step) => ('next' in step ? [step.next, 'otherwise' in step ? step.otherwise : ''] : [])),
  );
  const steps = confirmed.filter((step, index) => index === 0 || step.id !== cancelled || used.has(cancelled));
  if (steps.length > LIMITS.procedureSteps)
    return { steps: [], notes: [...notes, { code: 'too-many', line: 0, text: '' }] };
  return { steps, notes: [...notes, ...faultNote(steps)] };
}
