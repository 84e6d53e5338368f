import type { Failure } from '../transport/failure.ts';
import type { Messages } from './messages.ts';

/** The visitor's text for a failure. */
export function failureText(failure: Failure, messages: Messages): string {
  switch (failure.kind) {
    case 'server':
      return messages.errors[failure.code] ?? messages.errors.default;
    case 'cut':
      return messages.cutOff;
    case 'stopped':
      return messages.stopped;
    default:
      return messages.failures[failure.kind];
  }
}
