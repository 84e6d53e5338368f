import type { Pending } from '@parlance/domain/documents/chats/pending';
import type { Recording } from '@parlance/domain/documents/actions/recording';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { GenerateRequest } from '../../ai/AiProvider.ts';
import type { Question } from '../question/question.ts';
import type { Verified } from '../retrieval/findVerified.ts';

export interface AnswerTask {
  question: Question;
  /** Conversation so far, oldest turn first. */
  turns: Chat['turns'];
  /** The answer that did not help, of a question that is asked again for another one. */
  former: string | null;
  /** Request that the preceding answer made to the visitor before a call. */
  pending: Pending | null;
  /**
   * `run`: actions are called. `show`: those that change nothing are, for a member who tries the chatbot out. `off`: none is. Recordings:
   * as `run`, but nothing is sent, and these are what servers answer.
   */
  actions: 'run' | 'show' | 'off' | readonly Recording[];
  /** Fate of a question whose model is away: `search` shows what words find, `fail` throws, where only a model's answer counts. */
  withoutModel: 'search' | 'fail';
  /** The business's own answer, or one to small talk, if there is one. */
  verified: Verified | undefined;
  signal: AbortSignal;
  /** Called when the chosen model cannot be used and another one writes. */
  onModelProblem: GenerateRequest['onModelProblem'];
}
