const KB = 1024;

/** Every size, count and duration that the product is held to. Bytes, characters and milliseconds as the names say. */
export const LIMITS = {
  /** Specification point 5: 1 MB in most texts. */
  documentBytes: 1024 * KB,
  /** The other reading of the same point, switched on per plan. */
  documentBytesLarge: 5 * 1024 * KB,
  imageBytes: 1024 * KB,
  systemInstructionsCharacters: 2000,
  conversationStarters: 5,
  faqs: 5,
  suggestedMessages: 10,
  initialMessages: 10,
  nameCharacters: 100,
  descriptionCharacters: 500,
  fileNameCharacters: 200,
  emailCharacters: 254,
  signInPasswordCharacters: 6,
  passwordCharacters: 8,
  passwordMaxCharacters: 4096,
  phoneCharacters: 40,
  /** A contact form that is filled in faster than this was filled in by a machine. */
  contactFillMs: 2000,
  contactKeptDays: 180,
  leadMessageCharacters: 4000,
  visitorMessageCharacters: 2000,
  allowedDomains: 50,
  sourcesPerDelete: 100,
  chatsPerDelete: 100,
  leadsPerDelete: 100,
  leadCategoryCharacters: 40,
  /** Text of a search field. */
  searchCharacters: 200,
  /** One person's leads with a chatbot that are counted: there may be more. Each new lead of theirs changes as many documents. */
  requestsCounted: 20,
  leadNotes: 50,
  leadNoteCharacters: 1000,
  leadReplies: 20,
  leadReplyCharacters: 4000,
  chatNotes: 50,
  chatNoteCharacters: 1000,
  tagsPerChat: 10,
  tagCharacters: 40,
  /** Tags of an organization's conversations that are suggested: the latest ones. */
  suggestedTags: 200,
  /** Filters of conversations under a name. */
  viewsPerPerson: 20,
  viewsPerTeam: 20,
  viewNameCharacters: 60,
  /** Characters of a question shown in lists of chats. */
  previewCharacters: 300,
  /** Time for which a member sees the personal data that they have asked for. */
  revealMs: 8 * 3_600_000,
  /** Documents that viewers get with one read of what is masked, and reads in one call. */
  maskedPage: 100,
  maskedReads: 12,
  /** Questions without an answer of which a read of what is masked looks up whose they are. */
  maskedQuotes: 300,
  /** Longest value that a read of what is masked compares with. */
  maskedValueCharacters: 200,
  viewQueryCharacters: 1000,
  /** Texts of a team for what visitors write often: the transaction that saves one reads them all. */
  cannedReplies: 100,
  cannedReplyShortcutCharacters: 30,
  cannedReplyTitleCharacters: 60,
  cannedReplyCharacters: 2000,
  questionCharacters: 500,
  qaAnswerCharacters: 4000,
  qaRowsPerImport: 200,
  urlCharacters: 1000,
  urlPatterns: 20,
  urlPatternCharacters: 200,
  chunksPerPreview: 20,
  starterCharacters: 120,
  feedbackCharacters: 500,
  consentCharacters: 500,
  autoReplyCharacters: 2000,
  iconNameCharacters: 64,
  /** Maximum delay before a chatbot opens by itself, in seconds. */
  autoShowSecondsMax: 600,
  /** Width and height of a stored profile picture, in pixels. */
  pictureSide: 256,
  /** Conversations, and leads, are kept for ever or for this many days. */
  retentionDaysMin: 1,
  retentionDaysMax: 3650,
  /** Maximum wait for an agent, or for a sign of life of one, before a visitor is told, in minutes. */
  handoverMinutesMax: 60,
  /** Days, or runs of days, without opening hours. */
  closedDays: 50,
  /** A person who stopped typing, or closed the page, is shown as typing for this long. */
  typingMs: 6000,
  /** Time for which a visitor's browser can take up an earlier conversation, after the visitor agreed to store it. */
  resumeTokenMs: 30 * 24 * 3_600_000,
  /** Newest messages that a visitor gets back of a conversation. */
  messagesPerChatRead: 200,
  /** Sites that were refused and are offered to the owner, per chatbot. */
  refusedOrigins: 50,
  /** Questions without an answer that a chatbot's day keeps for the overview. */
  unansweredPerDay: 50,
  questionsPerDismissal: 400,
  /** Categories that a chatbot's day counts by name. */
  categoriesPerDay: 40,
  topicsPerChatbot: 200,
  /** Names that members gave one topic, one after the other. */
  topicAliases: 20,
  /** Topics that one call merges into another. */
  topicsPerMerge: 50,
  /** Days of the longest period that figures are shown for. */
  periodDaysMax: 366,
  /** Differences of one chatbot's day that a recount names. */
  recountDifferences: 50,
  recountDaysKept: 100,
  trialsPerMinute: 30,
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
  /** Time and memory that reading one document may take, in a worker of its own. */
  extractionMs: 30_000,
  extractionMegabytes: 256,
  /** Scanned pages that a model reads: so many at once, each so long at most, and what it may write of one. */
  scannedPagesAtOnce: 4,
  scannedPageMs: 40_000,
  scannedPageTokens: 4096,
  /** With so many pages of a file refused, and more than read, no more of it is asked for. */
  scanFailures: 20,
  /** Time that one task reads the pages of a scan before the next one continues. */
  scanSliceMs: 240_000,
  /** Largest web page, decompressed; what comes after is not read. */
  pageBytes: 2 * 1024 * KB,
  robotsBytes: 500 * KB,
  sitemapBytes: 10 * 1024 * KB,
  sitemapsPerSite: 50,
  redirects: 5,
  /** One outgoing request from its first connection to its last byte. */
  requestMs: 20_000,
  /** Time that one task works on a website before it hands over to the next, which reads all its pages' documents once more. */
  crawlSliceMs: 400_000,
  crawlConcurrency: 4,
  crawlsPerOrg: 2,
  /** Longer pauses than this, asked for by robots.txt, are cut to it. */
  crawlDelayMaxMs: 10_000,
  /** Pages of a website that a new chatbot reads before its owner has seen it answer, and the time for them. */
  firstLookPages: 20,
  firstLookMs: 60_000,
  /** Maximum wait of a question to it for that reading. */
  firstReadingWaitMs: 10_000,
  /** Bytes of each page that a new chatbot's name, colour and questions are proposed from, and the time for all pages together. */
  profileBytes: 512 * KB,
  profileMs: 15_000,
  profileLogoBytes: 256 * KB,
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
  recrawlMs: 7 * 24 * 3_600_000,
  /** A chunk stays below the 2,048 tokens that gemini-embedding-001 reads, at about four characters a token. */
  chunkCharacters: 1200,
  chunksPerSource: 5000,
  /** Passages with figures that are compared with their nearest in one stretch of a night; the rest waits for the next one. */
  passagesCompared: 2000,
  /** Passages from before they were marked that one stretch of a night looks at. */
  passagesMarked: 5000,
  /** Open contradictions of a chatbot: with more than these it is not one sentence that is wrong. */
  contradictionsPerChatbot: 200,
  mutedPassages: 100,
  /** Messages of a chatbot's last week, and passages that they used, that a night looks at for what has changed since. */
  answersCompared: 2000,
  /** Sources of a chatbot that were read in the last week, the newest. */
  sourcesCompared: 200,
  changedChatsShown: 20,
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
  /** Lengths of a conversation's category, in a word or two, and of its topic, in a few. */
  categoryCharacters: 40,
  topicCharacters: 80,
  /** Newest messages of a conversation that a summary is made of, beside the visitor's first; and length of each of its lines. */
  summarizedMessages: 30,
  summaryLineCharacters: 200,
  messagesPerTranslation: 20,
  /** A longer message is not translated; what a model may write of one. */
  translatedCharacters: 4000,
  translationTokens: 1600,
  /** Words that a conversation is found by: each is an entry of an index. */
  termsPerChat: 80,
  /** Sources, hours and requests that a conversation is found by (`MARKS`): each is an entry of an index. */
  marksPerChat: 400,
  /** Without a question for this long, a conversation is over and gets its category. */
  chatIdleMs: 15 * 60_000,
  visitorTokenMs: 10 * 60_000,
  /** Time after its end for which a visitor token can still be exchanged for a new one. */
  visitorTokenRenewMs: 24 * 3_600_000,
  /** Renewals of a chat's tokens in an hour: ten times as many as one open page needs. */
  visitorTokenRenewals: 60,
  ingestionLeaseMs: 30_000,
  ingestionHeartbeatMs: 10_000,
  ingestionAttempts: 5,
  /** Files and questions of one organization that are read at once, of all that the queue dispatches. */
  ingestionsPerOrg: 5,
  ingestionDispatches: 10,
  confirmationResendMs: 60_000,
  confirmationTokenMs: 3 * 24 * 3_600_000,
  resetTokenMs: 3_600_000,
  signInTokenMs: 15 * 60_000,
  emailChangeTokenMs: 3_600_000,
  /** Time for which a digest can be ended by its own header. */
  unsubscribeTokenMs: 30 * 24 * 3_600_000,
  /** Issue of an invitation to its end. */
  inviteTokenMs: 7 * 24 * 3_600_000,
  invitesPerHour: 50,
  /** Mails of invitations that an organization sends in a day (UTC) of its trial, revoked ones too. */
  trialInvitesPerDay: 10,
  /** Automatic replies that an organization's chatbots send to visitors in a day. */
  autoRepliesPerDay: 200,
  /** Replies that an organization's members send to leads in a day (UTC), and in the trial. */
  leadRepliesPerDay: 200,
  trialLeadRepliesPerDay: 10,
  /** Mails of one kind about visitors that a member gets in an hour before one stands for the rest. */
  notificationsPerHour: 10,
  /** Maximum age of a sign-in for changes of an account's password, address or existence, or of an organization's owner. */
  recentSignInMs: 5 * 60_000,
  /** Interval between records that a session is in use. */
  sessionSeenMs: 3_600_000,
  /** Sessions that an account's page lists, those seen last. */
  sessionsListed: 30,
  /** Sessions that were ended one by one and could still be renewed; with one more, all end. */
  endedSessions: 50,
  accessKeysPerOrg: 5,
  webhooksPerOrg: 5,
  /** One delivery to a webhook, from its first connection to the answer's headers. */
  webhookMs: 10_000,
  /** Time for which a delivery is tried, and for which a webhook may fail before it is switched off. */
  webhookPatienceMs: 24 * 3_600_000,
  /** Time for which a webhook's secret signs beside the one that has replaced it. */
  formerSecretMs: 24 * 3_600_000,
  /** Deliveries that a webhook's log shows. */
  deliveriesShown: 25,
  organizationsPerPerson: 20,
  /** Lines of one export: a lead has one, a conversation one for each message. */
  exportRows: 100_000,
  /** Time for which an export's file can be fetched. */
  exportMs: 24 * 3_600_000,
  /** A worker that writes an export renews its lease this often, and may miss some. */
  exportLeaseMs: 60_000,
  exportHeartbeatMs: 5000,
  exportAttempts: 3,
  /** Cases of a chatbot: a list shows them all, and a run asks them all. */
  testCasesPerChatbot: 100,
  factsPerTestCase: 10,
  testFactCharacters: 300,
  /** Messages that a test's customer sends before its question, and answers of actions that it plays back. */
  earlierPerTestCase: 5,
  recordingsPerTestCase: 5,
  recordingCharacters: 1_000,
  /** Questions of each kind that are proposed for cases. */
  testProposals: 20,
  /** Changes of what answers rest on that a run names; of more the newest. */
  testChangesNamed: 20,
  /** Runs of a chatbot that are kept, with their answers. */
  testRunsKept: 10,
  /** Cases are asked by themselves so long after the last change, and at most so long after the first. */
  testDelayMs: 3 * 60_000,
  testDelayMaxMs: 30 * 60_000,
  /** A worker that asks cases renews its lease this often; how many of them at a time, and how often it may die without coming further. */
  testLeaseMs: 60_000,
  testHeartbeatMs: 10_000,
  testsAtOnce: 3,
  testAttempts: 5,
  testExcerptCharacters: 500,
  /** Visitors' questions that a replay asks, and messages that are looked through for them. */
  replayQuestions: 100,
  replayMessagesRead: 1500,
  /** Time for which a replay, or a run for the gate, is kept with its answers. */
  draftRunMs: 7 * 24 * 3_600_000,
  draftRunsShown: 50,
  /** A run for the gate has to end within this time, and counts for so long afterwards. */
  gateMs: 10 * 60_000,
  gateValidMs: 30 * 60_000,
  gateReasonCharacters: 200,
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
  /** Releases of a chatbot that are kept, and sources in one document of a release's list of them. */
  releasesKept: 200,
  sourcesPerKnowledge: 400,
  /** Sources that one rollback brings back and removes, together: they change in one transaction. */
  sourcesPerRollback: 500,
  /** Names of each kind that are told before a rollback. */
  rollbackNames: 20,
  /** Time for which a removed source can be brought back, and number of those shown. */
  removedSourceMs: 30 * 24 * 3_600_000,
  removedSourcesShown: 100,
  apiPageSize: 100,
  apiCallsPerMinute: 120,
  /** Time for which a request to the API with an Idempotency-Key is known, time for serving one, and the longest such key. */
  apiRequestMs: 24 * 3_600_000,
  apiRequestLeaseMs: 150_000,
  idempotencyKeyCharacters: 255,
  /** Days of figures in one answer of the API. */
  apiStatsDays: 92,
} as const;

/** Length of every embedding vector. firestore.indexes.json must name the same number. */
export const EMBEDDING_DIMENSION = 768;
