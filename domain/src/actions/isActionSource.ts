import { actionSourceId } from './actionSourceId.ts';

const PREFIX = actionSourceId('');

/**
 * Reports whether the id of a source, or of a passage, is an action's. An action answers about one customer: nothing that it says
 * is published by the business.
 */
export function isActionSource(id: string): boolean {
  return id.startsWith(PREFIX);
}
