import { dequal } from 'dequal/lite';
import { SETTINGS_FIELDS, type SettingsField } from '../chatbots/settings.ts';
import type { ReleasedSettings } from './release.ts';

/** The settings in which two releases differ. A field that one of them does not know yet is none. */
export function differingFields(one: ReleasedSettings, other: ReleasedSettings): SettingsField[] {
  return SETTINGS_FIELDS.filter((field) => field in one && field in other && !dequal(one[field], other[field]));
}
