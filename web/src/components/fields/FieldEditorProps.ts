import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

export interface FieldEditorProps {
  form: Pick<SettingsForm, 'errorOf' | 'touch' | 'isReadOnly'>;
  /** The name under which the form knows errors of the field. */
  control: string;
  field: FormField;
  onChange: (field: FormField) => void;
}
