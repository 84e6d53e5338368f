import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { procedureProblem } from '@parlance/domain/procedures/procedureProblem';
import { beginRun } from '@parlance/domain/procedures/run/advance';
import { isQuestion } from '@parlance/domain/procedures/run/readAnswer';
import { isAlike } from '@parlance/domain/text/isAlike';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';
import type { AnswerEvent } from '../answer.ts';
import { goThrough } from './goThrough.ts';
import { worldOf } from './worldOf.ts';

/** The procedures that a chatbot may begin. */
export function openProcedures({ procedures }: Pick<Widget, 'procedures'>): Procedure[] {
  return procedures.filter((procedure) => procedure.isOn && procedureProblem(procedure) === undefined);
}

/** The procedure of which a message is like one of the owner's examples (`isAlike`), and a question only as they are: no model is asked. */
export function procedureByExample(procedures: readonly Procedure[], text: string): Procedure | undefined {
  return procedures.find(({ examples }) =>
    examples.some((example) => isQuestion(example) === isQuestion(text) && isAlike(example, text)),
  );
}

/** Begins a procedure, and goes to the first step that waits for the visitor. */
export async function* beginProcedure(
  task: AnswerTask,
  procedure: Procedure,
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const world = await worldOf(task.question, procedure);
  const turn = { task, provider, procedure, began: task.question.text, world };
  yield* goThrough(turn, beginRun(procedure, world), 0);
}
