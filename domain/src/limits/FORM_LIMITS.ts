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
  procedures: 10,
  procedureSteps: 30,
  procedureConditions: 5,
  procedureResults: 10,
  /** Owner's description in words, and a text that visitors get. */
  procedureWordsCharacters: 4_000,
  procedureTextCharacters: 600,
  procedureExamples: 10,
  /** All procedures of a chatbot as JSON: they stand in its document. */
  procedureBytes: 150_000,
  /** Steps that one run goes through at most, and answers to one question that are refused before an agent is offered. */
  procedureMoves: 100,
  procedureTries: 3,
  /** Age at which a run that waits for the visitor is over. */
  procedureMs: 7 * 24 * 60 * 60_000,
} as const;
