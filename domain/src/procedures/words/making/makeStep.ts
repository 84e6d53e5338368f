import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { LIMITS } from '../../../limits.ts';
import type { Command } from '../reading/Command.ts';
import type { Draft } from './createDraft.ts';
import { type MaskedText, withoutMasks } from '../reading/maskedText.ts';
import { freeName, nameFrom } from '../reading/nameFrom.ts';
import { type ReadField, readField } from '../reading/readField.ts';
import type { StepWords } from '../vocabulary/StepWords.ts';
import type { WordsAction } from './WordsAction.ts';
import type { WordsNote } from './WordsNote.ts';

export interface Making {
  words: StepWords;
  actions: readonly WordsAction[];
  draft: Draft;
  asked: ReadField[];
  /** Notes a remark about the line that is being read. */
  note: (code: WordsNote['code'], text?: string) => void;
}

/** Text for visitors: quoted, or behind a colon. Empty where there is none. */
export function saidText(text: string, masked: MaskedText): string {
  const quoted = masked.quotes(text);
  if (quoted.length > 0) return quoted.join(' ').slice(0, LIMITS.procedureTextCharacters);
  const [, behind = ''] = /^:\s*(.+)$/.exec(text.trim()) ?? [];
  return masked.whole(behind).trim().slice(0, LIMITS.procedureTextCharacters);
}

function askStep(command: Extract<Command, { kind: 'ask' }>, masked: MaskedText, making: Making): Step {
  const { words, draft, asked } = making;
  const read = readField(command, masked, words);
  const name = freeName(read.field.name, new Set(asked.map(({ field }) => field.name)));
  const field = { ...read.field, name };
  asked.push({ ...read, field });
  return { id: draft.idFor('ask', name), kind: 'ask', field, next: '' };
}

function callStep(what: string, masked: MaskedText, { actions, draft, note }: Making): Step {
  const said = masked.quotes(what)[0] ?? withoutMasks(what).replaceAll(/[*`]/g, '');
  const name = nameFrom(said);
  const action = actions.find((each) => nameFrom(each.name) === name || nameFrom(each.title) === name);
  if (action === undefined) note('unknown-action', said);
  const actionId = action?.id ?? '';
  return { id: draft.idFor('call'), kind: 'call', actionId, arguments: [], results: [], next: '', otherwise: '' };
}

/** Step of a command; undefined, with a note, where something is missing in the words. Commands that only lead somewhere make none. */
export function makeStep(command: Command, masked: MaskedText, making: Making): Step | undefined {
  const { words, draft, note } = making;
  switch (command.kind) {
    case 'ask':
      return askStep(command, masked, making);
    case 'call':
      return callStep(command.what, masked, making);
    case 'look-up': {
      const question = masked.quotes(command.what)[0] ?? withoutMasks(command.what).replace(/^: */, '');
      return { id: draft.idFor('look-up'), kind: 'look-up', question, next: '', otherwise: '' };
    }
    case 'confirm':
      return { id: draft.idFor('confirm'), kind: 'confirm', text: words.said.confirm, next: '', otherwise: '' };
    case 'hand-over':
      return { id: draft.idFor('hand-over'), kind: 'hand-over', text: words.said.handOver };
    case 'end':
      return { id: draft.idFor('end'), kind: 'end', text: words.said.end };
    case 'say': {
      const text = saidText(command.text, masked);
      if (text === '') {
        note('no-text');
        return undefined;
      }
      return { id: draft.idFor('say'), kind: 'say', text, next: '' };
    }
    case 'restart':
    case 'go-on':
    case 'go-to':
      return undefined;
  }
}
