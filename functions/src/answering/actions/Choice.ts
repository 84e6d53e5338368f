import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';

/** An action that is on. */
export interface OpenAction extends StoredAction {
  actionId: string;
}

/** Action to call, with unchecked values. */
export interface Choice {
  action: OpenAction;
  given: Readonly<Record<string, unknown>>;
}

/** What a model wants for a question: an action to call, a procedure to begin, or neither. */
export interface Chosen {
  action?: Choice;
  procedure?: Procedure;
}
