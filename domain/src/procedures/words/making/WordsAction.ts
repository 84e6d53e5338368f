import type { ActionFields } from '../../../documents/actions/action.ts';

/** An action that a description can name. */
export interface WordsAction extends Pick<ActionFields, 'name' | 'title' | 'parameters' | 'changesSomething'> {
  id: string;
}
