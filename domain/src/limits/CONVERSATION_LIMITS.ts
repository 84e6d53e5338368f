const KB = 1024;

/** Limits of conversations and leads, and of what a team does with them. Bytes, characters and milliseconds as the names say. */
export const CONVERSATION_LIMITS = {
  leadMessageCharacters: 4000,
  visitorMessageCharacters: 2000,
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
  teams: 10,
  teamNameCharacters: 60,
  membersPerTeam: 50,
  chatbotsPerTeam: 50,
  /** Silence after which a member who takes conversations counts as gone, by the server's clock; time between two signs. */
  presenceMs: 150_000,
  presenceEveryMs: 60_000,
  /** Time for which a request waits for the member whom a team's rule has chosen, before it is passed on. */
  assignedRequestMs: 60_000,
  feedbackCharacters: 500,
  /** A person who stopped typing, or closed the page, is shown as typing for this long. */
  typingMs: 6000,
  /** Time for which a visitor's browser can take up an earlier conversation, after the visitor agreed to store it. */
  resumeTokenMs: 30 * 24 * 3_600_000,
  /** Newest messages that a visitor gets back of a conversation. */
  messagesPerChatRead: 200,
  changedChatsShown: 20,
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
  /** Automatic replies that an organization's chatbots send to visitors in a day. */
  autoRepliesPerDay: 200,
  /** Replies that an organization's members send to leads in a day (UTC), and in the trial. */
  leadRepliesPerDay: 200,
  trialLeadRepliesPerDay: 10,
  /** Conversations that are mailed in a day (UTC): of one chat, to one address, and of an organization, also in the trial. */
  transcriptsPerChat: 3,
  transcriptsPerAddress: 3,
  transcriptsPerDay: 200,
  trialTranscriptsPerDay: 10,
  /** Newest messages of a mailed conversation, and characters of each that a visitor wrote. */
  transcriptMessages: 200,
  transcriptQuoteCharacters: 500,
  /** Mails of one kind about visitors that a member gets in an hour before one stands for the rest. */
  notificationsPerHour: 10,
  /** Picture or PDF that a visitor or an agent sends, as it is stored. */
  attachmentBytes: 5 * 1024 * KB,
  /** Pixels of a picture: its reader's browser unpacks all of them. */
  attachmentPixels: 50_000_000,
  /** Width or height to which browsers scale a picture before it is sent, in pixels. */
  attachmentSide: 2048,
  /** Files that a visitor sends in one conversation, and that visitors and agents of an organization send in a day (UTC). */
  visitorAttachments: 20,
  attachmentsPerDay: 500,
  /** Time for which the operator's scanner may look at a file. */
  attachmentScanMs: 20_000,
} as const;
