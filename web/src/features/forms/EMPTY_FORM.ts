import type { FormContent } from '@parlance/domain/documents/forms/form';

/** A form without a word, which is off. */
export const EMPTY_FORM: FormContent = {
  name: '',
  title: '',
  intro: '',
  fields: [],
  button: '',
  thanks: '',
  privacy: '',
  isInMenu: true,
  isOn: false,
};
