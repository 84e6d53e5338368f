import type { FieldFault } from '@parlance/domain/forms/checkFieldValue';

/** Reasons for which a file is not taken. */
export type FileFault = 'type' | 'large' | 'damaged' | 'unsafe' | 'unchecked';

/** The product's own words around a form, in one language of the chat. {business} and the like are filled in as literal text. */
export interface FormTexts {
  send: string;
  sending: string;
  thanks: string;
  /** Behind the label of a field that may stay empty. */
  optional: string;
  /** First entry of a choice. */
  choose: string;
  /** Answer of a consent, as the team reads it. */
  yes: string;
  /** Above the form when something is wrong in it. */
  problems: string;
  /** Note on the use of the data; {business} is the business. */
  privacy: string;
  privacyLink: string;
  /** {bound} is the number or the day, {max} a number of characters. */
  faults: Readonly<Record<FieldFault, string>>;
  /** {max} is a number of megabytes. */
  files: Readonly<Record<FileFault, string>>;
  /** In the form's place, when it is off or deleted. */
  gone: string;
  /** Above the form when the day's limits are reached. */
  full: string;
}
