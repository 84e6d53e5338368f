/** The only place that knows where a document or a file lives. Ids go in, a slash-separated path comes out. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  org: (orgId: string) => `orgs/${orgId}`,
  members: (orgId: string) => `orgs/${orgId}/members`,
  member: (orgId: string, uid: string) => `orgs/${orgId}/members/${uid}`,
  chatbots: (orgId: string) => `orgs/${orgId}/chatbots`,
  chatbot: (orgId: string, chatbotId: string) => `orgs/${orgId}/chatbots/${chatbotId}`,
  sources: (orgId: string) => `orgs/${orgId}/sources`,
  source: (orgId: string, sourceId: string) => `orgs/${orgId}/sources/${sourceId}`,
  chunks: (orgId: string) => `orgs/${orgId}/chunks`,
  chunk: (orgId: string, chunkId: string) => `orgs/${orgId}/chunks/${chunkId}`,
  chats: (orgId: string) => `orgs/${orgId}/chats`,
  chat: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}`,
  messages: (orgId: string, chatId: string) => `orgs/${orgId}/chats/${chatId}/messages`,
  message: (orgId: string, chatId: string, messageId: string) => `orgs/${orgId}/chats/${chatId}/messages/${messageId}`,
  leads: (orgId: string) => `orgs/${orgId}/leads`,
  lead: (orgId: string, leadId: string) => `orgs/${orgId}/leads/${leadId}`,
  /** Daily figures of one chatbot. `day` is yyyy-mm-dd in the organization's time zone. */
  stats: (orgId: string, chatbotId: string, day: string) => `orgs/${orgId}/stats/${chatbotId}_${day}`,
  /** Monthly use of one organization. `month` is yyyy-mm, or `trial` while the trial lasts. */
  usage: (orgId: string, month: string) => `orgs/${orgId}/usage/${month}`,
  activity: (orgId: string) => `orgs/${orgId}/activity`,
  widget: (chatbotId: string) => `widgets/${chatbotId}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
  mail: (mailId: string) => `mail/${mailId}`,
  /** An uploaded document in Cloud Storage. */
  sourceFile: (orgId: string, sourceId: string, fileName: string) => `orgs/${orgId}/sources/${sourceId}/${fileName}`,
  sourceFolder: (orgId: string, sourceId: string) => `orgs/${orgId}/sources/${sourceId}/`,
} as const;
