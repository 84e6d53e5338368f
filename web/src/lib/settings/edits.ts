import { type Settings, SETTINGS_FIELDS, type SettingsField } from '@parlance/domain/documents/chatbots/settings';
import type { SettingsChange } from '@parlance/domain/documents/chatbots/settingsChange';
import { dequal } from 'dequal/lite';

export const NO_EDITS: SettingsChange = { changes: {}, base: {} };

/** The fields that are being changed, in the order of SETTINGS_FIELDS. */
export function editedFields({ changes }: SettingsChange): readonly SettingsField[] {
  return SETTINGS_FIELDS.filter((field) => field in changes);
}

/** `edits` without one field: what is stored of it counts again. */
export function withoutField({ changes, base }: SettingsChange, field: SettingsField): SettingsChange {
  const rest = { changes: { ...changes }, base: { ...base } };
  delete rest.changes[field];
  delete rest.base[field];
  return rest;
}

/** The edits that still change something: not those that were taken back, nor those that are stored by now. */
export function openEdits(edits: SettingsChange, stored: Settings): SettingsChange {
  const { changes, base } = edits;
  return editedFields(edits)
    .filter((field) => dequal(changes[field], stored[field]) || dequal(changes[field], base[field]))
    .reduce(withoutField, edits);
}
