import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import { advance, type Outcome, stepOf } from '@parlance/domain/procedures/run/advance';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import { inVisitorsLanguage } from '../question/inVisitorsLanguage.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import type { AnswerEvent } from '../answer.ts';
import { askText, filledText } from './askText.ts';
import { callStep } from './callStep.ts';
import { lookUp } from './lookUp.ts';
import type { Turn } from './Turn.ts';
import { versionOf } from './versionOf.ts';

/**
 * Goes through a procedure's steps until one waits for the visitor or ends it. Each text is a paragraph of the answer. The procedure
 * decides which step is next (`advance`): no model does, and none gets or gives a value.
 * @param before Paragraphs that were said already.
 */
export async function* goThrough(turn: Turn, run: ProcedureRun, before: number): AsyncGenerator<AnswerEvent, void> {
  const { task, provider, procedure } = turn;
  const { question, signal } = task;
  const { locale, widget } = question;
  const texts = visitorTexts(locale, widget.formality);
  let said = before;
  let calls = 0;
  let passages: readonly RankedPassage[] = [];
  const paragraph = (text: string): AnswerEvent => ({ type: 'text', text: said++ === 0 ? text : `\n\n${text}` });
  const translated = (text: string) => inVisitorsLanguage(text, question, provider, signal);

  let now: ProcedureRun | undefined = run;
  while (now !== undefined) {
    const step = stepOf(procedure, now);
    const shown = { procedure, run: now, locale };
    let outcome: Outcome;
    switch (step.kind) {
      case 'ask':
      case 'confirm':
        yield { type: 'asked', pending: pendingOf(turn, now) };
        yield paragraph(askText(step, shown, texts.procedures));
        yield { type: 'finished', verdict: 'answered', usage: null, offersContact: false };
        return;
      case 'say':
        yield paragraph(filledText(step.text, shown));
        outcome = { kind: 'say' };
        break;
      case 'look-up': {
        const found = yield* inParagraph(lookUp(turn, filledText(step.question, shown), passages), paragraph);
        ({ passages } = found);
        outcome = { kind: 'look-up', isFound: found.isFound };
        break;
      }
      case 'call': {
        calls += 1;
        const called = yield* callStep(turn, { step, run: now, call: calls });
        if (called.kind !== 'outcome') {
          yield paragraph(called.kind === 'answered' ? called.text : await translated(texts.actions[called.says]));
          yield ended(called.kind === 'ended' && called.says === 'unknown');
          return;
        }
        outcome = called.outcome;
        break;
      }
      case 'hand-over':
        yield paragraph(filledText(step.text, shown));
        yield { type: 'handed-over' };
        yield ended(true);
        return;
      case 'end':
        yield paragraph(filledText(step.text, shown));
        yield ended(false);
        return;
      case 'check':
        throw new RangeError('A run waits at a check.');
    }
    now = advance(procedure, now, outcome, turn.world);
  }
  yield paragraph(await translated(texts.procedures.stuck));
  yield ended(true);
}

function ended(offersContact: boolean): AnswerEvent {
  return { type: 'finished', verdict: 'answered', usage: null, offersContact };
}

function pendingOf({ task, procedure, began }: Turn, run: ProcedureRun) {
  const { askedAt, locale } = task.question;
  return {
    kind: 'run' as const,
    procedureId: procedure.id,
    version: versionOf(procedure),
    run,
    locale,
    question: began,
    askedAt,
  };
}

/** A stream of an answer, whose first words begin a paragraph. */
async function* inParagraph<R>(
  events: AsyncGenerator<AnswerEvent, R>,
  paragraph: (text: string) => AnswerEvent,
): AsyncGenerator<AnswerEvent, R> {
  let isBegun = false;
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) return value;
    if (value.type !== 'text' || isBegun) yield value;
    else {
      isBegun = true;
      yield paragraph(value.text);
    }
  }
}
