/** Limits of forms and procedures, whose questions are fields of the same kinds. Characters, counts and days as the names say. */
export const FORM_LIMITS = {
  /** A question with room for all languages; a consent has more words than other questions. */
  fieldLabelCharacters: 600,
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
  formsPerChatbot: 10,
  formFields: 20,
  /** Fields of a form that take a file. */
  formFiles: 3,
  formNameCharacters: 100,
  /** Texts of a form, each with room for all languages. */
  formTitleCharacters: 200,
  formTextCharacters: 2_000,
  formButtonCharacters: 100,
  formPrivacyCharacters: 4_000,
  /** A request of a form's page: its files and all fields at their limits, in bytes. Hosting passes on no more than 10 MB. */
  formBytes: 9_500_000,
  /** Time for which a page's form can be sent, in milliseconds; behind it the page asks once more. */
  formPageMs: 24 * 3_600_000,
  /** Requests with which one network prefix sends forms of one chatbot in an hour, taken or not. */
  formUsesPerHour: 120,
  /** Submissions of a day (UTC): of one conversation, of one network prefix to one organization, of an organization, and of one in the trial. */
  submissionsPerChat: 10,
  submissionsPerNetwork: 50,
  submissionsPerDay: 1_000,
  trialSubmissionsPerDay: 50,
  submissionsPerDelete: 100,
} as const;
