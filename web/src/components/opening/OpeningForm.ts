import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

/** Form that has opening hours in one of its fields, `field`, by which the controls of their parts are named: `{field}.hours.0`. */
export interface OpeningForm extends Pick<SettingsForm, 'errorOf' | 'touch' | 'isReadOnly'> {
  field: string;
}
