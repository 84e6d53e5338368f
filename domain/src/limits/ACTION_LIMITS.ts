const KB = 1024;

/** Limits of actions and of their calls. Bytes, characters and milliseconds as the names say. */
export const ACTION_LIMITS = {
  actionsPerChatbot: 10,
  actionParameters: 6,
  actionTitleCharacters: 60,
  parameterDescriptionCharacters: 200,
  parameterOptions: 12,
  parameterOptionCharacters: 40,
  parameterPatternCharacters: 100,
  /** The longest value that a call of an action is sent with. */
  argumentCharacters: 200,
  actionTokenCharacters: 500,
  /** One call, from its connection to the last byte of what is answered, and how long that may be. */
  actionMs: 5_000,
  actionBytes: 16 * KB,
  /** Characters of a call's answer for the model and for the transcript. */
  actionResultCharacters: 4_000,
  actionExcerptCharacters: 500,
  /** Calls for one message of a visitor, and for one conversation in an hour. */
  actionCallsPerMessage: 2,
  actionCallsPerChatHour: 30,
  /** The model decides within this time whether an action is called, or none is. */
  actionChoiceMs: 5_000,
  /** A visitor agrees within this time. */
  actionConsentMs: 10 * 60_000,
  /** Consecutive failed calls that pause an action, and the duration of the pause. */
  actionFailures: 5,
  actionPauseMs: 60_000,
  /** Days of which an action's calls are counted, the present one included. */
  actionFigureDays: 30,
} as const;
