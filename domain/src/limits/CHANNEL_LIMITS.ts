/** Limits of conversations by mail and by other services. */
export const CHANNEL_LIMITS = {
  /** Channels of one chatbot. */
  channelsPerChatbot: 10,
  /** Length of a bot's token, in characters. */
  channelTokenCharacters: 121,
  /** Size of what a service may post at once, in bytes. */
  channelPostBytes: 1024 * 1024,
  /** Length of one message of a customer, in characters: of a longer one the beginning is taken. */
  channelTextCharacters: 20_000,
  /** Time that a message on its way in or out is remembered: a service repeats what it has sent for less long. */
  channelMemoryMs: 8 * 24 * 3_600_000,
  /** Attempts to handle one message before it is given to the team. */
  channelAttempts: 3,
  /** Duration of a service's answer. */
  channelCallMs: 10_000,
  /** Files of one message of a customer that are taken, and their size together, in bytes; each has `attachmentBytes` at most. */
  channelFiles: 10,
  channelFilesBytes: 20 * 1024 * 1024,
  /** Time for which a service may give, or take, a file; and for which it may give all files of a message in one attempt. */
  channelFileMs: 30_000,
  channelFilesMs: 60_000,
  /** Size of a mail with its files, in bytes: a larger one is not read. */
  mailBytes: 25 * 1024 * 1024,
  /** Size of a request that brings a mail, in bytes: as large as the platform's largest (https://cloud.google.com/run/quotas). */
  mailPostBytes: 32 * 1024 * 1024,
  /** Size of all headers of a mail and its parts, in bytes: of a mail with more, the first ones are read, and no text. */
  mailHeaderBytes: 256 * 1024,
  /** Parts of a mail within each other: of a mail with more, the headers are read, and no text. */
  mailDepth: 30,
  /** Lines of a mail that may begin a part: it is read up to the next one. */
  mailParts: 1000,
  /** Lines of text in a mail and its parts, without those of encoded files: it is read up to the next one. */
  mailLines: 20_000,
  /** Mails that are attached to each other, whose text is read. */
  mailForwards: 3,
  /** Length of a mail's text with what it quotes, in characters, and of the HTML that it is read from: the beginning is taken. */
  mailTextCharacters: 200_000,
  mailHtmlCharacters: 2_000_000,
  /** Time between two looks into a mailbox; the longest one after looks that failed, and after a password that was refused. */
  mailboxPollMs: 60_000,
  mailboxPatienceMs: 10 * 60_000,
  mailboxLockedMs: 3_600_000,
  /** Mails that one look takes. */
  mailboxMails: 50,
  /** Time that a mailbox or its mail server may take for one command. */
  mailServerMs: 20_000,
  /** Time and memory of reading one mail, in milliseconds and megabytes. */
  mailReadingMs: 20_000,
  mailReadingMegabytes: 256,
  /** Size of a picture in the text of a mail, in bytes, from which on it is a file: a smaller one is a logo. */
  mailPictureBytes: 50_000,
  /** Length of the name in front of an address, and of a mailbox's user name, password and servers, in characters. */
  mailNameCharacters: 100,
  mailUserCharacters: 254,
  mailPasswordCharacters: 200,
  /** Code that a provider's sign-in page returns (OAuth 2.0). Microsoft's codes have about 1,500 characters. */
  mailCodeCharacters: 4000,
  mailHostCharacters: 253,
  /** Mails that one mail names as those before it. */
  mailReferences: 20,
  /** Replies that a chatbot sends to one address by itself, in an hour and in a day, and in one exchange. */
  automaticRepliesPerHour: 10,
  automaticRepliesPerDay: 40,
  automaticRepliesPerThread: 25,
  /** Mails that members of an organization send themselves in a day to try a mailbox. */
  channelTestMailsPerDay: 5,
} as const;
