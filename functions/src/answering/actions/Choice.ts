import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';

/** An action that is on. */
export interface OpenAction extends StoredAction {
  actionId: string;
}

/** What is to be called, with values that nobody has checked. */
export interface Choice {
  action: OpenAction;
  given: Readonly<Record<string, unknown>>;
}
