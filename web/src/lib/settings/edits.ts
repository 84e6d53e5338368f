import { isSameValue } from './isSameValue.ts';
import { SETTINGS_FIELDS, type Settings, type SettingsField } from './settingsFields.ts';

/** Settings that were changed and not saved: their new values, and the stored ones that each change began from. */
export interface Edits {
  mine: Partial<Settings>;
  base: Partial<Settings>;
}

export const NO_EDITS: Edits = { mine: {}, base: {} };

/** The fields that are being changed, in the order of SETTINGS_FIELDS. */
export function editedFields({ mine }: Edits): readonly SettingsField[] {
  return SETTINGS_FIELDS.filter((field) => field in mine);
}

/** `edits` without one field: what is stored of it counts again. */
export function withoutField({ mine, base }: Edits, field: SettingsField): Edits {
  const rest = { mine: { ...mine }, base: { ...base } };
  delete rest.mine[field];
  delete rest.base[field];
  return rest;
}

/** The edits that still change something: not those that were taken back, nor those that are stored by now. */
export function openEdits(edits: Edits, stored: Settings): Edits {
  return editedFields(edits)
    .filter(
      (field) => isSameValue(edits.mine[field], stored[field]) || isSameValue(edits.mine[field], edits.base[field]),
    )
    .reduce(withoutField, edits);
}

/** The edited fields that somebody else saved differently since the edit began. */
export function conflictingFields(edits: Edits, stored: Settings): readonly SettingsField[] {
  return editedFields(edits).filter(
    (field) => !isSameValue(edits.base[field], stored[field]) && !isSameValue(edits.mine[field], stored[field]),
  );
}
