import type { PendingRun } from '@parlance/domain/documents/procedures/procedureRun';
import { LIMITS } from '@parlance/domain/limits';
import { advance, type Outcome, stepOf } from '@parlance/domain/procedures/run/advance';
import { isQuestion, isStop, readAnswer } from '@parlance/domain/procedures/run/readAnswer';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import { consentOf } from '../actions/consentOf.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import type { AnswerEvent } from '../answer.ts';
import { inVisitorsLanguage } from '../question/inVisitorsLanguage.ts';
import { smallTalkOf } from '../smallTalk/smallTalkOf.ts';
import { smallTalkText } from '../smallTalk/smallTalkText.ts';
import { openProcedures } from './beginProcedure.ts';
import { goThrough } from './goThrough.ts';
import type { Turn } from './Turn.ts';
import { versionOf } from './versionOf.ts';
import { worldOf } from './worldOf.ts';

/** Meaning of a message: as the step's outcome, as none, as a question of its own, or as the wish to stop. */
type Reply =
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'fault'; text: string }
  | { kind: 'again' }
  | { kind: 'question' };

/**
 * Goes on with a procedure that waits for the visitor's message: with its next step, or by asking again where the message is no answer.
 * A procedure that has been changed or switched off meanwhile, or waited for too long, ends. `question` where the message asks something
 * else: it is answered as any other, and the procedure's question follows (`askAgain`).
 */
export async function* continueProcedure(
  asked: AnswerTask,
  pending: PendingRun,
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, Turn | undefined> {
  const task = { ...asked, question: { ...asked.question, locale: pending.locale } };
  const { question, signal } = task;
  const { widget, text, askedAt, locale } = question;
  const texts = visitorTexts(locale, widget.formality);
  const end = async function* (said: string, offersContact = false): AsyncGenerator<AnswerEvent, undefined> {
    yield { type: 'text', text: await inVisitorsLanguage(said, question, provider, signal) };
    yield { type: 'finished', verdict: 'small-talk', usage: null, offersContact };
    return undefined;
  };
  const procedure = openProcedures(widget).find(({ id }) => id === pending.procedureId);
  if (procedure === undefined || versionOf(procedure) !== pending.version) return yield* end(texts.actions.changed);
  if (askedAt.getTime() - pending.askedAt.getTime() > LIMITS.procedureMs) return yield* end(texts.actions.expired);
  if (isStop(text)) return yield* end(texts.procedures.stopped);
  const { run } = pending;
  if (smallTalkOf(text) === 'agent') {
    yield { type: 'asked', pending };
    return yield* end(smallTalkText('agent', widget, locale), true);
  }
  const world = await worldOf(question, procedure);
  const turn: Turn = { task, provider, procedure, began: pending.question, world };
  const reply = replyOf(turn, pending);
  switch (reply.kind) {
    case 'question':
      return turn;
    case 'outcome': {
      const next = advance(procedure, run, reply.outcome, world);
      if (next === undefined) return yield* end(texts.procedures.stuck, true);
      yield* goThrough(turn, next, 0);
      return undefined;
    }
    case 'again':
      yield* goThrough(turn, run, 0);
      return undefined;
    case 'fault': {
      const tried = { ...run, tries: run.tries + 1 };
      const isStuck = tried.tries >= LIMITS.procedureTries;
      const said = isStuck ? texts.procedures.stuck : reply.text;
      yield { type: 'text', text: await inVisitorsLanguage(said, question, provider, signal) };
      yield* goThrough(turn, tried, 1);
      return undefined;
    }
  }
}

/** The procedure's question again, behind the answer to another one. */
export async function* askAgain(turn: Turn, pending: PendingRun): AsyncGenerator<AnswerEvent, void> {
  const { question, signal } = turn.task;
  const { goOn } = visitorTexts(question.locale, question.widget.formality).procedures;
  yield { type: 'text', text: `\n\n${await inVisitorsLanguage(goOn, question, turn.provider, signal)}` };
  yield* goThrough(turn, pending.run, 1);
}

function replyOf({ task, procedure, world }: Turn, { run, askedAt: waitsSince }: PendingRun): Reply {
  const { text, regenerates, askedAt, locale, widget } = task.question;
  // Another answer to what was said before is asked for: nothing was said since.
  if (regenerates !== null) return { kind: 'again' };
  const step = stepOf(procedure, run);
  const asks = isQuestion(text);
  if (step.kind === 'confirm') {
    const consent = consentOf(text);
    if (consent === undefined) return asks ? { kind: 'question' } : { kind: 'again' };
    const isOld = askedAt.getTime() - waitsSince.getTime() > LIMITS.actionConsentMs;
    if (consent === 'yes' && isOld) return { kind: 'again' };
    return { kind: 'outcome', outcome: { kind: 'confirm', isYes: consent === 'yes' } };
  }
  if (step.kind !== 'ask') return { kind: 'again' };
  const isFree = step.field.type === 'long-text' || (step.field.type === 'text' && step.field.pattern === '');
  if (asks && isFree) return { kind: 'question' };
  const read = readAnswer(step.field, text, { locale, today: world.today, consentOf });
  if ('value' in read) return { kind: 'outcome', outcome: { kind: 'ask', value: read.value } };
  const { faults } = visitorTexts(locale, widget.formality).procedures;
  return asks ? { kind: 'question' } : { kind: 'fault', text: faults[read.fault] };
}
