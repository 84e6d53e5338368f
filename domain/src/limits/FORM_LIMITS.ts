/** Limits of forms and procedures, whose questions are fields of the same kinds. Characters, counts and days as the names say. */
export const FORM_LIMITS = {
  fieldLabelCharacters: 200,
  fieldHintCharacters: 300,
  fieldOptions: 20,
  fieldOptionCharacters: 100,
  fieldPatternCharacters: 100,
  /** A text of one line, and one of several. */
  fieldTextCharacters: 200,
  fieldLongTextCharacters: 2_000,
  /** Furthest day of a date, before and after today. */
  fieldDays: 36_500,
  /** Digits and signs of a phone number. */
  fieldPhoneCharacters: 30,
} as const;
