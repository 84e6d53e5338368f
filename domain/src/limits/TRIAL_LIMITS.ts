/** Limits of trials without an account. Bytes, characters and milliseconds as the names say. */
export const TRIAL_LIMITS = {
  trialsPerMinute: 30,
  /** Duration of a trial of a website's chatbot without an account, and the questions that it takes. */
  siteTrialMs: 3_600_000,
  siteTrialQuestions: 20,
  /** Trials that one address prefix begins in a day, and that all together begin of one website. */
  siteTrialsPerAddress: 5,
  siteTrialsPerSite: 10,
  siteTrialReadsPerMinute: 120,
  siteTrialChallengesPerMinute: 30,
  /** Saves of the proposal for one trial, and pictures that it is given. */
  siteTrialChanges: 30,
  siteTrialPictures: 5,
} as const;
