import type { Recording } from '@parlance/domain/documents/actions/recording';
import { newId } from '@parlance/domain/ids';

/** A recording while it is being edited. */
export interface RecordingDraft {
  /** Its own as long as the form is open. */
  key: string;
  action: string;
  /** By parameter; an empty one may have any value. */
  values: Readonly<Record<string, string>>;
  /** Empty: the server does not know these values. */
  result: string;
}

/** A recording of an action, or a stored one to be edited. */
export function newRecordingDraft(
  action: string,
  stored: Pick<Recording, 'arguments' | 'result'> = { arguments: [], result: null },
): RecordingDraft {
  const values = Object.fromEntries(stored.arguments.map(({ parameter, value }) => [parameter, value]));
  return { key: newId(), action, values, result: stored.result ?? '' };
}

/** As it is stored. */
export function toRecording({ action, values, result }: RecordingDraft): Recording {
  const given = Object.entries(values).map(([parameter, value]) => ({ parameter, value: value.trim() }));
  return {
    action,
    arguments: given.filter(({ value }) => value !== ''),
    result: result.trim() === '' ? null : result.trim(),
  };
}
