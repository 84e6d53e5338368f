/** Limits of a question, and of the answer to it. Bytes, characters and milliseconds as the names say. */
export const ANSWERING_LIMITS = {
  questionCharacters: 500,
  qaAnswerCharacters: 4000,
  /**
   * Questions to one chatbot from one address prefix in `proofWindowMs` after which each takes some work by the browser
   * (domain/widget/PROOF): several times what a visitor asks, of whom an address prefix may have some. How long a challenge for it is good.
   */
  questionsBeforeProof: 30,
  proofWindowMs: 10 * 60_000,
  proofMs: 2 * 60_000,
  /**
   * Questions that take messages of the plan, from one address prefix in a day, before its share is counted; and the share of the
   * plan's messages that all further ones get. Together they leave a plan more than a machine's appetite of a day.
   */
  addressQuestionsPerDay: 30,
  addressDayShare: 0.1,
  /** Questions of one address prefix to the chatbot of the home page. */
  demoQuestionsPerHour: 30,
  historyTurns: 10,
  /** Characters of an answer kept in a conversation's turns. */
  turnCharacters: 600,
  /** Part of the conversation that a model gets, in tokens of about four characters. */
  historyTokens: 1500,
  /** Time for a model to complete a follow-up question. */
  rewriteMs: 2000,
  /** A question is searched by its words where its vector takes longer. */
  embedQueryMs: 3000,
  answerCharacters: 6000,
  /** A model's sentence that grows longer than this is none. */
  sentenceCharacters: 2000,
  answerTokens: 800,
  answerTimeoutMs: 60_000,
  /** Questions a minute of one chat, of one address prefix with one organization, to one chatbot, and to one organization. */
  chatQuestionsPerMinute: 20,
  addressQuestionsPerMinute: 60,
  chatbotQuestionsPerMinute: 300,
  orgQuestionsPerMinute: 600,
  /** Answers to one chatbot's visitors that a process gives at the same time: of three seconds each, more than a minute's limit. */
  answersAtOnce: 20,
  /** Questions of one organization that wait in one process to be counted with the next; one more is refused at once. */
  questionsWaiting: 60,
} as const;
