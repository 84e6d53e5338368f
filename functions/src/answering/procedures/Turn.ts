import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { World } from '@parlance/domain/procedures/run/advance';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';

/** A message of a visitor in a procedure. */
export interface Turn {
  task: AnswerTask;
  provider: AiProvider;
  procedure: Procedure;
  /** The message that the procedure began with. */
  began: string;
  world: World;
}
