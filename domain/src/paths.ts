/** The only place that knows where a document or a file lives. Ids go in, a slash-separated path comes out. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  sessions: (uid: string) => `users/${uid}/sessions`,
  session: (uid: string, sessionId: string) => `users/${uid}/sessions/${sessionId}`,
  org: (orgId: string) => `orgs/${orgId}`,
  members: (orgId: string) => `orgs/${orgId}/members`,
  member: (orgId: string, uid: string) => `orgs/${orgId}/members/${uid}`,
  invites: (orgId: string) => `orgs/${orgId}/invites`,
  invite: (orgId: string, inviteId: string) => `orgs/${orgId}/invites/${inviteId}`,
  accessKeys: (orgId: string) => `orgs/${orgId}/accessKeys`,
  accessKey: (orgId: string, keyId: string) => `orgs/${orgId}/accessKeys/${keyId}`,
  apiRequest: (orgId: string, requestId: string) => `orgs/${orgId}/apiRequests/${requestId}`,
  webhooks: (orgId: string) => `orgs/${orgId}/webhooks`,
  webhook: (orgId: string, webhookId: string) => `orgs/${orgId}/webhooks/${webhookId}`,
  webhookSecret: (orgId: string, webhookId: string) => `orgs/${orgId}/webhookSecrets/${webhookId}`,
  /** Events on their way to a webhook, and its log. */
  deliveries: (orgId: string, webhookId: string) => `orgs/${orgId}/webhooks/${webhookId}/deliveries`,
  delivery: (orgId: string, webhookId: string, eventId: string) =>
    `orgs/${orgId}/webhooks/${webhookId}/deliveries/${eventId}`,
  chatbots: (orgId: string) => `orgs/${orgId}/chatbots`,
  chatbot: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}`,
  /** Websites that wanted to embed a chatbot and may not. */
  refusedOrigins: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/refusedOrigins`,
  refusedOrigin: (orgId: string, chatbotId: string, hash: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/refusedOrigins/${hash}`,
  /** Settings of the mails about a chatbot that a member gets. */
  notifications: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/notifications`,
  notification: (orgId: string, chatbotId: string, uid: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/notifications/${uid}`,
  /** The business's own addresses that a chatbot may call; what calls are signed with is stored apart. */
  actions: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/actions`,
  action: (orgId: string, chatbotId: string, actionId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/actions/${actionId}`,
  actionSecret: (orgId: string, chatbotId: string, actionId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/actionSecrets/${actionId}`,
  /** Figures of the calls of actions. */
  actionFigures: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/actionFigures`,
  actionFigure: (orgId: string, chatbotId: string, actionId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/actionFigures/${actionId}`,
  /** Changes that visitors ordered, by the key of each call: they outlive the conversations. */
  actionChanges: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/actionChanges`,
  actionChange: (orgId: string, chatbotId: string, key: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/actionChanges/${key}`,
  /** Services by which customers write to a chatbot; what they are connected with is stored apart. */
  channels: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/channels`,
  channel: (orgId: string, chatbotId: string, channelId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/channels/${channelId}`,
  channelSecret: (orgId: string, chatbotId: string, channelId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/channelSecrets/${channelId}`,
  /** Exchanges by connected channels, and messages of theirs on their way in and out. */
  threads: (orgId: string) => `orgs/${orgId}/threads`,
  thread: (orgId: string, threadId: string) => `orgs/${orgId}/threads/${threadId}`,
  allInbound: (orgId: string) => `orgs/${orgId}/inbound`,
  inbound: (orgId: string, eventId: string) => `orgs/${orgId}/inbound/${eventId}`,
  /** In the bucket: file of a message on its way in. */
  inboundFile: (orgId: string, eventId: string, index: string) => `orgs/${orgId}/inbound/${eventId}/${index}`,
  allOutbound: (orgId: string) => `orgs/${orgId}/outbound`,
  outbound: (orgId: string, outboundId: string) => `orgs/${orgId}/outbound/${outboundId}`,
  /** Channels of Slack and Teams in which a team is told what waits for it; what they are connected with is stored apart. */
  teamChats: (orgId: string) => `orgs/${orgId}/teamChats`,
  teamChat: (orgId: string, teamChatId: string) => `orgs/${orgId}/teamChats/${teamChatId}`,
  teamChatSecret: (orgId: string, teamChatId: string) => `orgs/${orgId}/teamChatSecrets/${teamChatId}`,
  /** Posts to them, what people did there, and the threads that conversations are followed in. */
  teamPosts: (orgId: string) => `orgs/${orgId}/teamPosts`,
  teamPost: (orgId: string, postId: string) => `orgs/${orgId}/teamPosts/${postId}`,
  teamEvents: (orgId: string) => `orgs/${orgId}/teamEvents`,
  teamEvent: (orgId: string, eventId: string) => `orgs/${orgId}/teamEvents/${eventId}`,
  teamThreads: (orgId: string) => `orgs/${orgId}/teamThreads`,
  teamThread: (orgId: string, chatId: string) => `orgs/${orgId}/teamThreads/${chatId}`,
  /** Forms that visitors fill in. */
  forms: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/forms`,
  form: (orgId: string, chatbotId: string, formId: string) => `orgs/${orgId}/chatbots/${chatbotId}/forms/${formId}`,
  /** Visitors whom the business's server vouches for, how it does, what its tokens are checked with, and those that were used. */
  contacts: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/contacts`,
  contact: (orgId: string, chatbotId: string, contactId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/contacts/${contactId}`,
  identitySettings: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/identity/settings`,
  identityKeys: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/identityKeys/current`,
  identityUse: (orgId: string, chatbotId: string, hash: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/identityUses/${hash}`,
  /** A chatbot's tests: their state, the cases, the runs and what each found out. */
  testState: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/tests/state`,
  testCases: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/testCases`,
  testCase: (orgId: string, chatbotId: string, caseId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/testCases/${caseId}`,
  testRuns: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/testRuns`,
  testRun: (orgId: string, chatbotId: string, runId: string) => `orgs/${orgId}/chatbots/${chatbotId}/testRuns/${runId}`,
  testResults: (orgId: string, chatbotId: string, runId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/testRuns/${runId}/results`,
  testResult: (orgId: string, chatbotId: string, runId: string, caseId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/testRuns/${runId}/results/${caseId}`,
  /** Questions that are asked with settings that are not live, and what became of each. */
  draftRuns: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/draftRuns`,
  draftRun: (orgId: string, chatbotId: string, runId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/draftRuns/${runId}`,
  draftAnswers: (orgId: string) => `orgs/${orgId}/draftAnswers`,
  draftAnswer: (orgId: string, runId: string, id: string) => `orgs/${orgId}/draftAnswers/${runId}_${id}`,
  /** Saved states of what a chatbot's answers rest on, the sources of each, and what is going to be the next one. */
  releases: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/releases`,
  /** By its number. */
  release: (orgId: string, chatbotId: string, number: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/releases/${number}`,
  allKnowledge: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/knowledge`,
  knowledge: (orgId: string, chatbotId: string, release: string, part: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/knowledge/${release}_${part}`,
  releaseState: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/releaseStates/knowledge`,
  /** Deletions of chatbots and of all conversations, while they run and afterwards. */
  deletions: (orgId: string) => `orgs/${orgId}/deletions`,
  deletion: (orgId: string, deletionId: string) => `orgs/${orgId}/deletions/${deletionId}`,
  /** Exports that are being written or can be fetched. */
  exports: (orgId: string) => `orgs/${orgId}/exports`,
  export: (orgId: string, exportId: string) => `orgs/${orgId}/exports/${exportId}`,
  /** Receipts of the erasure of one person's data, which do not name the person. */
  erasureReceipts: (orgId: string) => `orgs/${orgId}/erasureReceipts`,
  erasureReceipt: (orgId: string, receiptId: string) => `orgs/${orgId}/erasureReceipts/${receiptId}`,
  sources: (orgId: string) => `orgs/${orgId}/sources`,
  source: (orgId: string, sourceId: string) => `orgs/${orgId}/sources/${sourceId}`,
  /** Sources that can be brought back. */
  removedSources: (orgId: string) => `orgs/${orgId}/removedSources`,
  removedSource: (orgId: string, removedId: string) => `orgs/${orgId}/removedSources/${removedId}`,
  pages: (orgId: string, sourceId: string) => `orgs/${orgId}/sources/${sourceId}/pages`,
  page: (orgId: string, sourceId: string, pageId: string) => `orgs/${orgId}/sources/${sourceId}/pages/${pageId}`,
  chunks: (orgId: string) => `orgs/${orgId}/chunks`,
  chunk: (orgId: string, chunkId: string) => `orgs/${orgId}/chunks/${chunkId}`,
  /** Passages of a chatbot that give the same thing two figures. */
  contradictions: (orgId: string) => `orgs/${orgId}/contradictions`,
  contradiction: (orgId: string, contradictionId: string) => `orgs/${orgId}/contradictions/${contradictionId}`,
  chats: (orgId: string) => `orgs/${orgId}/chats`,
  chat: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}`,
  messages: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/messages`,
  message: (orgId: string, chatId: string, messageId: string) => `orgs/${orgId}/chats/${chatId}/messages/${messageId}`,
  /** State that both sides of a conversation watch: the writer, and whether a person has taken over. */
  live: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/live/state`,
  /** The members who have a conversation open. */
  viewers: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/viewers`,
  viewer: (orgId: string, chatId: string, uid: string) => `orgs/${orgId}/chats/${chatId}/viewers/${uid}`,
  /** Messages between a visitor and a person of the business, as the visitor may see them. */
  relay: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/relay`,
  relayed: (orgId: string, chatId: string, messageId: string) => `orgs/${orgId}/chats/${chatId}/relay/${messageId}`,
  /** Filters of conversations under a name: the team's, and a member's own. */
  teamViews: (orgId: string) => `orgs/${orgId}/views`,
  teamView: (orgId: string, viewId: string) => `orgs/${orgId}/views/${viewId}`,
  ownViews: (orgId: string, uid: string) => `orgs/${orgId}/members/${uid}/views`,
  ownView: (orgId: string, uid: string, viewId: string) => `orgs/${orgId}/members/${uid}/views/${viewId}`,
  /** Records that a member sees the personal data of a conversation, a lead, a declaration or a submission. */
  revealedChat: (orgId: string, uid: string, chatId: string) => `orgs/${orgId}/members/${uid}/reveals/chat_${chatId}`,
  revealedContact: (orgId: string, uid: string, contactId: string) =>
    `orgs/${orgId}/members/${uid}/reveals/contact_${contactId}`,
  revealedLead: (orgId: string, uid: string, leadId: string) => `orgs/${orgId}/members/${uid}/reveals/lead_${leadId}`,
  revealedSubmission: (orgId: string, uid: string, submissionId: string) =>
    `orgs/${orgId}/members/${uid}/reveals/submission_${submissionId}`,
  revealedDeclaration: (orgId: string, uid: string, declarationId: string) =>
    `orgs/${orgId}/members/${uid}/reveals/declaration_${declarationId}`,
  /** Texts of the team's for what visitors write often. */
  cannedReplies: (orgId: string) => `orgs/${orgId}/cannedReplies`,
  cannedReply: (orgId: string, replyId: string) => `orgs/${orgId}/cannedReplies/${replyId}`,
  /** Groups of members that requests for an agent are given to. */
  teams: (orgId: string) => `orgs/${orgId}/teams`,
  team: (orgId: string, teamId: string) => `orgs/${orgId}/teams/${teamId}`,
  /** The members who are in the dashboard and take conversations. */
  presences: (orgId: string) => `orgs/${orgId}/presence`,
  presence: (orgId: string, uid: string) => `orgs/${orgId}/presence/${uid}`,
  /** The tags that an organization's conversations have. */
  chatTags: (orgId: string) => `orgs/${orgId}/tags/chats`,
  leads: (orgId: string) => `orgs/${orgId}/leads`,
  lead: (orgId: string, leadId: string) => `orgs/${orgId}/leads/${leadId}`,
  /** Withdrawals and cancellations, by their reference number. */
  declarations: (orgId: string) => `orgs/${orgId}/declarations`,
  declaration: (orgId: string, declarationId: string) => `orgs/${orgId}/declarations/${declarationId}`,
  /** Forms as visitors have filled them in. */
  submissions: (orgId: string) => `orgs/${orgId}/submissions`,
  submission: (orgId: string, submissionId: string) => `orgs/${orgId}/submissions/${submissionId}`,
  allStats: (orgId: string) => `orgs/${orgId}/stats`,
  /** Daily figures of one chatbot. `day` is yyyy-mm-dd in the organization's time zone. */
  stats: (orgId: string, chatbotId: string, day: string) => `orgs/${orgId}/stats/${chatbotId}_${day}`,
  /** Figures counted for days since they were last added to the days' documents, in parts. */
  figureShards: (orgId: string) => `orgs/${orgId}/figureShards`,
  figureShard: (orgId: string, chatbotId: string, day: string, shard: string) =>
    `orgs/${orgId}/figureShards/${chatbotId}_${day}_${shard}`,
  allMonths: (orgId: string) => `orgs/${orgId}/months`,
  /** Figures of one chatbot's month, yyyy-mm. */
  monthFigures: (orgId: string, chatbotId: string, month: string) => `orgs/${orgId}/months/${chatbotId}_${month}`,
  topics: (orgId: string) => `orgs/${orgId}/topics`,
  topic: (orgId: string, topicId: string) => `orgs/${orgId}/topics/${topicId}`,
  recounts: (orgId: string) => `orgs/${orgId}/recounts`,
  /** Result of counting a day, yyyy-mm-dd, again. */
  recount: (orgId: string, day: string) => `orgs/${orgId}/recounts/${day}`,
  /** Monthly use of one organization. `month` is yyyy-mm, or `trial` while the trial lasts. */
  usage: (orgId: string, month: string) => `orgs/${orgId}/usage/${month}`,
  activity: (orgId: string) => `orgs/${orgId}/activity`,
  activityEntry: (orgId: string, entryId: string) => `orgs/${orgId}/activity/${entryId}`,
  widget: (chatbotId: string) => `widgets/${chatbotId}`,
  /** One crawl at a time per host: who is at it. */
  crawlHost: (hash: string) => `crawlHosts/${hash}`,
  /** State of the AI provider, for all organizations. */
  modelStatus: () => 'status/models',
  /** Progress of stored documents on their way to the present versions of their schemas. */
  migrations: () => 'migrations/progress',
  /** A part of what the day's calls to models have cost. */
  spend: (day: string, shard: string) => `spend/${day}-${shard}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
  /** Single-use tokens of mails and keys of the API, under the SHA-256 of their secret. */
  accountToken: (hash: string) => `accountTokens/${hash}`,
  accessKeyHash: (hash: string) => `accessKeyHashes/${hash}`,
  /** Payer for an organization, and Stripe's data on it: the paths of the Stripe extension. */
  customers: () => 'customers',
  customer: (orgId: string) => `customers/${orgId}`,
  checkoutSessions: (orgId: string) => `customers/${orgId}/checkout_sessions`,
  checkoutSession: (orgId: string, checkoutId: string) => `customers/${orgId}/checkout_sessions/${checkoutId}`,
  subscription: (orgId: string, subscriptionId: string) => `customers/${orgId}/subscriptions/${subscriptionId}`,
  invoice: (orgId: string, subscriptionId: string, invoiceId: string) =>
    `customers/${orgId}/subscriptions/${subscriptionId}/invoices/${invoiceId}`,
  payment: (orgId: string, paymentId: string) => `customers/${orgId}/payments/${paymentId}`,
  products: () => 'products',
  product: (productId: string) => `products/${productId}`,
  prices: (productId: string) => `products/${productId}/prices`,
  price: (productId: string, priceId: string) => `products/${productId}/prices/${priceId}`,
  taxRate: (taxRateId: string) => `products/tax_rates/tax_rates/${taxRateId}`,
  /** Stored facts about purchases, and the details on invoices. */
  billingState: (orgId: string) => `orgs/${orgId}/billing/state`,
  billingPreferences: (orgId: string) => `orgs/${orgId}/billing/preferences`,
  /** Events of Stripe's that have had their effect. */
  billingEvent: (eventId: string) => `billingEvents/${eventId}`,
  /** Organizations that are being deleted. */
  erasure: (orgId: string) => `erasures/${orgId}`,
  siteTrials: () => 'siteTrials',
  /** By the hash of its key. */
  siteTrial: (trialId: string) => `siteTrials/${trialId}`,
  contactRequest: (requestId: string) => `contactRequests/${requestId}`,
  mail: (mailId: string) => `mail/${mailId}`,
  /** An uploaded document in Cloud Storage. */
  sourceFile: (orgId: string, sourceId: string, fileName: string) => `orgs/${orgId}/sources/${sourceId}/${fileName}`,
  /** A chatbot's profile picture in Cloud Storage. */
  picture: (orgId: string, chatbotId: string, pictureId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/${pictureId}.png`,
  /** The files of a conversation in Cloud Storage, and one of them by its message and the hash of its bytes. */
  attachmentFolder: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/`,
  attachment: (orgId: string, chatId: string, messageId: string, hash: string) =>
    `orgs/${orgId}/chats/${chatId}/${messageId}-${hash}`,
  /** The files of a submission in Cloud Storage, and one of them by its field and the hash of its bytes. */
  submissionFolder: (orgId: string, submissionId: string) => `orgs/${orgId}/submissions/${submissionId}/`,
  submissionFile: (orgId: string, submissionId: string, field: string, hash: string) =>
    `orgs/${orgId}/submissions/${submissionId}/${field}-${hash}`,
  /** An export's file in Cloud Storage. */
  exportFile: (orgId: string, chatbotId: string, exportId: string) =>
    `orgs/${orgId}/chatbots/${chatbotId}/exports/${exportId}`,
  /** Of an export over all chatbots. */
  wholeExportFile: (orgId: string, exportId: string) => `orgs/${orgId}/exports/${exportId}`,
  wholeExportFolder: (orgId: string) => `orgs/${orgId}/exports/`,
  chatbotFolder: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}/`,
  sourceFolder: (orgId: string, sourceId: string) => `orgs/${orgId}/sources/${sourceId}/`,
} as const;
