import type { ActionFields } from '@parlance/domain/documents/actions/action';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';

/** Fields of an action that people decide, without those that the server adds. */
export function fieldsOf(action: StoredAction): ActionFields {
  const { name, title, description, method, url, parameters, changesSomething, isOn } = action;
  return { name, title, description, method, url, parameters, changesSomething, isOn };
}
