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
