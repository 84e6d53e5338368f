import { billingEventSchema } from '@parlance/domain/documents/billing/billingEvent';
import { billingPreferencesSchema } from '@parlance/domain/documents/billing/billingPreferences';
import { billingStateSchema } from '@parlance/domain/documents/billing/billingState';
import { checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import { customerSchema } from '@parlance/domain/documents/billing/customer';
import { accessKeyHashSchema, accessKeySchema } from '@parlance/domain/documents/organizations/accessKey';
import { apiRequestSchema } from '@parlance/domain/documents/organizations/apiRequest';
import { accountSessionSchema } from '@parlance/domain/documents/accounts/accountSession';
import { accountTokenSchema } from '@parlance/domain/documents/accounts/accountToken';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { contactSchema } from '@parlance/domain/documents/contacts/contact';
import {
  identityKeysSchema,
  identitySettingsSchema,
  identityUseSchema,
} from '@parlance/domain/documents/contacts/identitySettings';
import { cannedReplySchema } from '@parlance/domain/documents/organizations/cannedReply';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { dataExportSchema } from '@parlance/domain/documents/exports/dataExport';
import { declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { deletionSchema } from '@parlance/domain/documents/chatbots/deletion';
import { erasureReceiptSchema } from '@parlance/domain/documents/organizations/erasureReceipt';
import { erasureSchema } from '@parlance/domain/documents/organizations/erasure';
import { inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { figureShardSchema } from '@parlance/domain/documents/chats/figureShard';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { liveSchema } from '@parlance/domain/documents/chats/live';
import { mailSchema } from '@parlance/domain/documents/mail';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { monthSchema } from '@parlance/domain/documents/chats/month';
import { contradictionSchema } from '@parlance/domain/documents/knowledge/contradiction';
import { recountSchema } from '@parlance/domain/documents/organizations/recount';
import { revealSchema } from '@parlance/domain/documents/organizations/reveal';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { notificationSchema } from '@parlance/domain/documents/chatbots/notification';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { pageSchema } from '@parlance/domain/documents/knowledge/page';
import { relayedSchema } from '@parlance/domain/documents/chats/relayed';
import { refusedOriginSchema } from '@parlance/domain/documents/chatbots/refusedOrigin';
import { migrationsSchema } from '@parlance/domain/documents/migrations';
import { modelStatusSchema } from '@parlance/domain/documents/modelStatus';
import { contactRequestSchema } from '@parlance/domain/documents/contactRequest';
import { siteTrialSchema } from '@parlance/domain/documents/siteTrial';
import { spendSchema } from '@parlance/domain/documents/spend';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { draftAnswerSchema } from '@parlance/domain/documents/drafts/draftAnswer';
import { draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { knowledgeSchema } from '@parlance/domain/documents/releases/knowledge';
import { releaseSchema } from '@parlance/domain/documents/releases/release';
import { releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { removedSourceSchema } from '@parlance/domain/documents/releases/removedSource';
import { testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import { testResultSchema } from '@parlance/domain/documents/evals/testResult';
import { testRunSchema } from '@parlance/domain/documents/evals/testRun';
import { testStateSchema } from '@parlance/domain/documents/evals/testState';
import { presenceSchema } from '@parlance/domain/documents/organizations/presence';
import { tagsSchema } from '@parlance/domain/documents/organizations/tags';
import { teamSchema } from '@parlance/domain/documents/organizations/team';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { deliverySchema, webhookSchema, webhookSecretSchema } from '@parlance/domain/documents/organizations/webhook';
import { viewerSchema } from '@parlance/domain/documents/chats/viewer';
import { viewSchema } from '@parlance/domain/documents/organizations/view';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { channelRefs } from './channelRefs.ts';
import { formRefs } from './formRefs.ts';
import { teamChatRefs } from './teamChatRefs.ts';
import { db } from './app.ts';
import { zodConverter } from './converter.ts';

/** The versions are those to which `migrations.ts` of a group brings its documents: a test compares them. */
const chatConverter = zodConverter(chatSchema, 3);

/** Typed references: every read goes through a schema. */
export const refs = {
  ...channelRefs,
  ...formRefs,
  ...teamChatRefs,
  user: (uid: string) => db.doc(paths.user(uid)).withConverter(zodConverter(userSchema)),
  session: (uid: string, sessionId: string) =>
    db.doc(paths.session(uid, sessionId)).withConverter(zodConverter(accountSessionSchema)),
  sessions: (uid: string) => db.collection(paths.sessions(uid)).withConverter(zodConverter(accountSessionSchema)),
  org: (orgId: string) => db.doc(paths.org(orgId)).withConverter(zodConverter(orgSchema)),
  member: (orgId: string, uid: string) => db.doc(paths.member(orgId, uid)).withConverter(zodConverter(memberSchema)),
  members: (orgId: string) => db.collection(paths.members(orgId)).withConverter(zodConverter(memberSchema)),
  erasureReceipt: (orgId: string, receiptId: string) =>
    db.doc(paths.erasureReceipt(orgId, receiptId)).withConverter(zodConverter(erasureReceiptSchema)),
  invite: (orgId: string, inviteId: string) =>
    db.doc(paths.invite(orgId, inviteId)).withConverter(zodConverter(inviteSchema)),
  invites: (orgId: string) => db.collection(paths.invites(orgId)).withConverter(zodConverter(inviteSchema)),
  activityEntry: (orgId: string, entryId: string) =>
    db.doc(paths.activityEntry(orgId, entryId)).withConverter(zodConverter(activitySchema)),
  accessKey: (orgId: string, keyId: string) =>
    db.doc(paths.accessKey(orgId, keyId)).withConverter(zodConverter(accessKeySchema)),
  accessKeys: (orgId: string) => db.collection(paths.accessKeys(orgId)).withConverter(zodConverter(accessKeySchema)),
  apiRequest: (orgId: string, requestId: string) =>
    db.doc(paths.apiRequest(orgId, requestId)).withConverter(zodConverter(apiRequestSchema)),
  accessKeyHash: (hash: string) => db.doc(paths.accessKeyHash(hash)).withConverter(zodConverter(accessKeyHashSchema)),
  webhook: (orgId: string, webhookId: string) =>
    db.doc(paths.webhook(orgId, webhookId)).withConverter(zodConverter(webhookSchema)),
  webhooks: (orgId: string) => db.collection(paths.webhooks(orgId)).withConverter(zodConverter(webhookSchema)),
  webhookSecret: (orgId: string, webhookId: string) =>
    db.doc(paths.webhookSecret(orgId, webhookId)).withConverter(zodConverter(webhookSecretSchema)),
  delivery: (orgId: string, webhookId: string, eventId: string) =>
    db.doc(paths.delivery(orgId, webhookId, eventId)).withConverter(zodConverter(deliverySchema)),
  chatbot: (orgId: string, chatbotId: string) =>
    db.doc(paths.chatbot(orgId, chatbotId)).withConverter(zodConverter(chatbotSchema)),
  chatbots: (orgId: string) => db.collection(paths.chatbots(orgId)).withConverter(zodConverter(chatbotSchema)),
  refusedOrigin: (orgId: string, chatbotId: string, hash: string) =>
    db.doc(paths.refusedOrigin(orgId, chatbotId, hash)).withConverter(zodConverter(refusedOriginSchema)),
  refusedOrigins: (orgId: string, chatbotId: string) =>
    db.collection(paths.refusedOrigins(orgId, chatbotId)).withConverter(zodConverter(refusedOriginSchema)),
  notification: (orgId: string, chatbotId: string, uid: string) =>
    db.doc(paths.notification(orgId, chatbotId, uid)).withConverter(zodConverter(notificationSchema)),
  notifications: (orgId: string, chatbotId: string) =>
    db.collection(paths.notifications(orgId, chatbotId)).withConverter(zodConverter(notificationSchema)),
  dataExport: (orgId: string, exportId: string) =>
    db.doc(paths.export(orgId, exportId)).withConverter(zodConverter(dataExportSchema)),
  dataExports: (orgId: string) => db.collection(paths.exports(orgId)).withConverter(zodConverter(dataExportSchema)),
  deletion: (orgId: string, deletionId: string) =>
    db.doc(paths.deletion(orgId, deletionId)).withConverter(zodConverter(deletionSchema)),
  deletions: (orgId: string) => db.collection(paths.deletions(orgId)).withConverter(zodConverter(deletionSchema)),
  source: (orgId: string, sourceId: string) =>
    db.doc(paths.source(orgId, sourceId)).withConverter(zodConverter(sourceSchema)),
  sources: (orgId: string) => db.collection(paths.sources(orgId)).withConverter(zodConverter(sourceSchema)),
  page: (orgId: string, sourceId: string, pageId: string) =>
    db.doc(paths.page(orgId, sourceId, pageId)).withConverter(zodConverter(pageSchema)),
  pages: (orgId: string, sourceId: string) =>
    db.collection(paths.pages(orgId, sourceId)).withConverter(zodConverter(pageSchema)),
  chunks: (orgId: string) => db.collection(paths.chunks(orgId)).withConverter(zodConverter(chunkSchema)),
  chat: (orgId: string, chatId: string) => db.doc(paths.chat(orgId, chatId)).withConverter(chatConverter),
  chats: (orgId: string) => db.collection(paths.chats(orgId)).withConverter(chatConverter),
  message: (orgId: string, chatId: string, messageId: string) =>
    db.doc(paths.message(orgId, chatId, messageId)).withConverter(zodConverter(messageSchema)),
  live: (orgId: string, chatId: string) => db.doc(paths.live(orgId, chatId)).withConverter(zodConverter(liveSchema)),
  viewer: (orgId: string, chatId: string, uid: string) =>
    db.doc(paths.viewer(orgId, chatId, uid)).withConverter(zodConverter(viewerSchema)),
  relayed: (orgId: string, chatId: string, messageId: string) =>
    db.doc(paths.relayed(orgId, chatId, messageId)).withConverter(zodConverter(relayedSchema)),
  messages: (orgId: string, chatId: string) =>
    db.collection(paths.messages(orgId, chatId)).withConverter(zodConverter(messageSchema)),
  teamViews: (orgId: string) => db.collection(paths.teamViews(orgId)).withConverter(zodConverter(viewSchema)),
  ownViews: (orgId: string, uid: string) =>
    db.collection(paths.ownViews(orgId, uid)).withConverter(zodConverter(viewSchema)),
  revealedChat: (orgId: string, uid: string, chatId: string) =>
    db.doc(paths.revealedChat(orgId, uid, chatId)).withConverter(zodConverter(revealSchema)),
  revealedContact: (orgId: string, uid: string, contactId: string) =>
    db.doc(paths.revealedContact(orgId, uid, contactId)).withConverter(zodConverter(revealSchema)),
  revealedLead: (orgId: string, uid: string, leadId: string) =>
    db.doc(paths.revealedLead(orgId, uid, leadId)).withConverter(zodConverter(revealSchema)),
  revealedSubmission: (orgId: string, uid: string, submissionId: string) =>
    db.doc(paths.revealedSubmission(orgId, uid, submissionId)).withConverter(zodConverter(revealSchema)),
  revealedDeclaration: (orgId: string, uid: string, declarationId: string) =>
    db.doc(paths.revealedDeclaration(orgId, uid, declarationId)).withConverter(zodConverter(revealSchema)),
  cannedReplies: (orgId: string) =>
    db.collection(paths.cannedReplies(orgId)).withConverter(zodConverter(cannedReplySchema)),
  team: (orgId: string, teamId: string) => db.doc(paths.team(orgId, teamId)).withConverter(zodConverter(teamSchema)),
  teams: (orgId: string) => db.collection(paths.teams(orgId)).withConverter(zodConverter(teamSchema)),
  presence: (orgId: string, uid: string) =>
    db.doc(paths.presence(orgId, uid)).withConverter(zodConverter(presenceSchema)),
  presences: (orgId: string) => db.collection(paths.presences(orgId)).withConverter(zodConverter(presenceSchema)),
  chatTags: (orgId: string) => db.doc(paths.chatTags(orgId)).withConverter(zodConverter(tagsSchema)),
  lead: (orgId: string, leadId: string) => db.doc(paths.lead(orgId, leadId)).withConverter(zodConverter(leadSchema)),
  leads: (orgId: string) => db.collection(paths.leads(orgId)).withConverter(zodConverter(leadSchema)),
  declaration: (orgId: string, declarationId: string) =>
    db.doc(paths.declaration(orgId, declarationId)).withConverter(zodConverter(declarationSchema)),
  declarations: (orgId: string) =>
    db.collection(paths.declarations(orgId)).withConverter(zodConverter(declarationSchema)),
  allStats: (orgId: string) => db.collection(paths.allStats(orgId)).withConverter(zodConverter(statsSchema)),
  stats: (orgId: string, chatbotId: string, day: string) =>
    db.doc(paths.stats(orgId, chatbotId, day)).withConverter(zodConverter(statsSchema)),
  figureShards: (orgId: string) =>
    db.collection(paths.figureShards(orgId)).withConverter(zodConverter(figureShardSchema)),
  month: (orgId: string, chatbotId: string, month: string) =>
    db.doc(paths.monthFigures(orgId, chatbotId, month)).withConverter(zodConverter(monthSchema)),
  topic: (orgId: string, topicId: string) =>
    db.doc(paths.topic(orgId, topicId)).withConverter(zodConverter(topicSchema)),
  topics: (orgId: string) => db.collection(paths.topics(orgId)).withConverter(zodConverter(topicSchema)),
  contradictions: (orgId: string) =>
    db.collection(paths.contradictions(orgId)).withConverter(zodConverter(contradictionSchema)),
  contradiction: (orgId: string, contradictionId: string) =>
    db.doc(paths.contradiction(orgId, contradictionId)).withConverter(zodConverter(contradictionSchema)),
  contact: (orgId: string, chatbotId: string, contactId: string) =>
    db.doc(paths.contact(orgId, chatbotId, contactId)).withConverter(zodConverter(contactSchema)),
  contacts: (orgId: string, chatbotId: string) =>
    db.collection(paths.contacts(orgId, chatbotId)).withConverter(zodConverter(contactSchema)),
  identitySettings: (orgId: string, chatbotId: string) =>
    db.doc(paths.identitySettings(orgId, chatbotId)).withConverter(zodConverter(identitySettingsSchema)),
  identityKeys: (orgId: string, chatbotId: string) =>
    db.doc(paths.identityKeys(orgId, chatbotId)).withConverter(zodConverter(identityKeysSchema)),
  identityUse: (orgId: string, chatbotId: string, hash: string) =>
    db.doc(paths.identityUse(orgId, chatbotId, hash)).withConverter(zodConverter(identityUseSchema)),
  testState: (orgId: string, chatbotId: string) =>
    db.doc(paths.testState(orgId, chatbotId)).withConverter(zodConverter(testStateSchema)),
  testCases: (orgId: string, chatbotId: string) =>
    db.collection(paths.testCases(orgId, chatbotId)).withConverter(zodConverter(testCaseSchema)),
  testRun: (orgId: string, chatbotId: string, runId: string) =>
    db.doc(paths.testRun(orgId, chatbotId, runId)).withConverter(zodConverter(testRunSchema)),
  testRuns: (orgId: string, chatbotId: string) =>
    db.collection(paths.testRuns(orgId, chatbotId)).withConverter(zodConverter(testRunSchema)),
  testResults: (orgId: string, chatbotId: string, runId: string) =>
    db.collection(paths.testResults(orgId, chatbotId, runId)).withConverter(zodConverter(testResultSchema)),
  draftRun: (orgId: string, chatbotId: string, runId: string) =>
    db.doc(paths.draftRun(orgId, chatbotId, runId)).withConverter(zodConverter(draftRunSchema)),
  draftAnswer: (orgId: string, runId: string, id: string) =>
    db.doc(paths.draftAnswer(orgId, runId, id)).withConverter(zodConverter(draftAnswerSchema)),
  draftAnswers: (orgId: string) =>
    db.collection(paths.draftAnswers(orgId)).withConverter(zodConverter(draftAnswerSchema)),
  release: (orgId: string, chatbotId: string, number: number) =>
    db.doc(paths.release(orgId, chatbotId, `${number}`)).withConverter(zodConverter(releaseSchema)),
  releases: (orgId: string, chatbotId: string) =>
    db.collection(paths.releases(orgId, chatbotId)).withConverter(zodConverter(releaseSchema)),
  knowledge: (orgId: string, chatbotId: string, release: number, part: number) =>
    db.doc(paths.knowledge(orgId, chatbotId, `${release}`, `${part}`)).withConverter(zodConverter(knowledgeSchema)),
  allKnowledge: (orgId: string, chatbotId: string) =>
    db.collection(paths.allKnowledge(orgId, chatbotId)).withConverter(zodConverter(knowledgeSchema)),
  releaseState: (orgId: string, chatbotId: string) =>
    db.doc(paths.releaseState(orgId, chatbotId)).withConverter(zodConverter(releaseStateSchema)),
  removedSource: (orgId: string, removedId: string) =>
    db.doc(paths.removedSource(orgId, removedId)).withConverter(zodConverter(removedSourceSchema)),
  removedSources: (orgId: string) =>
    db.collection(paths.removedSources(orgId)).withConverter(zodConverter(removedSourceSchema)),
  recount: (orgId: string, day: string) => db.doc(paths.recount(orgId, day)).withConverter(zodConverter(recountSchema)),
  usage: (orgId: string, month: string) => db.doc(paths.usage(orgId, month)).withConverter(zodConverter(usageSchema)),
  widget: (chatbotId: string) => db.doc(paths.widget(chatbotId)).withConverter(zodConverter(widgetSchema)),
  accountToken: (hash: string) => db.doc(paths.accountToken(hash)).withConverter(zodConverter(accountTokenSchema)),
  erasure: (orgId: string) => db.doc(paths.erasure(orgId)).withConverter(zodConverter(erasureSchema)),
  modelStatus: () => db.doc(paths.modelStatus()).withConverter(zodConverter(modelStatusSchema)),
  migrations: () => db.doc(paths.migrations()).withConverter(zodConverter(migrationsSchema)),
  spend: (day: string, shard: string) => db.doc(paths.spend(day, shard)).withConverter(zodConverter(spendSchema)),
  siteTrial: (trialId: string) => db.doc(paths.siteTrial(trialId)).withConverter(zodConverter(siteTrialSchema)),
  siteTrials: () => db.collection(paths.siteTrials()).withConverter(zodConverter(siteTrialSchema)),
  contactRequest: (requestId: string) =>
    db.doc(paths.contactRequest(requestId)).withConverter(zodConverter(contactRequestSchema)),
  customer: (orgId: string) => db.doc(paths.customer(orgId)).withConverter(zodConverter(customerSchema)),
  checkoutSession: (orgId: string, checkoutId: string) =>
    db.doc(paths.checkoutSession(orgId, checkoutId)).withConverter(zodConverter(checkoutSessionSchema)),
  billingState: (orgId: string) => db.doc(paths.billingState(orgId)).withConverter(zodConverter(billingStateSchema)),
  billingPreferences: (orgId: string) =>
    db.doc(paths.billingPreferences(orgId)).withConverter(zodConverter(billingPreferencesSchema)),
  billingEvent: (eventId: string) =>
    db.doc(paths.billingEvent(eventId)).withConverter(zodConverter(billingEventSchema)),
  mail: (mailId: string) => db.doc(paths.mail(mailId)).withConverter(zodConverter(mailSchema)),
} as const;
