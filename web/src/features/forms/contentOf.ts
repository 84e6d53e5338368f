import type { FormContent } from '@parlance/domain/documents/forms/form';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';

/** Parts of a form that people decide, without those that the server adds. */
export function contentOf(form: StoredForm): FormContent {
  const { name, title, intro, fields, button, thanks, privacy, isInMenu, isOn } = form;
  return { name, title, intro, fields, button, thanks, privacy, isInMenu, isOn };
}
