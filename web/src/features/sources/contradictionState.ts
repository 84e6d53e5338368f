import { CONTRADICTION_STATES, type ContradictionState } from '@parlance/domain/documents/knowledge/contradiction';

/** The state that an address names; open ones where it names none. */
export function readContradictionState(params: URLSearchParams): ContradictionState {
  return CONTRADICTION_STATES.find((state) => state === params.get('state')) ?? 'open';
}
