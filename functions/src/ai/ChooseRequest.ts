import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';

/** An action as a model gets to see it. */
export type OfferedAction = Pick<StoredAction, 'name' | 'title' | 'description' | 'parameters' | 'changesSomething'> & {
  /** It begins a procedure, for somebody who wants a thing done and not only to know about it. */
  isProcedure?: boolean;
};

export interface ChooseRequest {
  /** In the visitor's own words. */
  question: string;
  /** The conversation so far, oldest turn first. */
  history: readonly { question: string; answer: string }[];
  actions: readonly OfferedAction[];
  /** The action for which the visitor was asked for values with the newest answer; null where none was. */
  awaited: string | null;
  /** Actions that were called for this question already, with their results. */
  done: readonly { name: string; result: string }[];
  signal: AbortSignal;
}

/** An action and what the model took for its values: nothing of it is checked. */
export interface ChosenAction {
  name: string;
  given: Readonly<Record<string, unknown>>;
}
