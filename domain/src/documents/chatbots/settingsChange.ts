import { dequal } from 'dequal/lite';
import { type Settings, SETTINGS_FIELDS, type SettingsField } from './settings.ts';

/** Settings as somebody wants them, and as they were when that person began to change them: the same fields in both. */
export interface SettingsChange {
  changes: Readonly<Partial<Settings>>;
  base: Readonly<Partial<Settings>>;
}

/** The fields of a change that are not stored like that already. */
export function changedFields({ changes }: SettingsChange, stored: Settings): SettingsField[] {
  return SETTINGS_FIELDS.filter((field) => field in changes && !dequal(changes[field], stored[field]));
}

/** The fields of a change that somebody else has saved differently since it began. */
export function conflictingFields(change: SettingsChange, stored: Settings): SettingsField[] {
  return changedFields(change, stored).filter((field) => !dequal(change.base[field], stored[field]));
}
