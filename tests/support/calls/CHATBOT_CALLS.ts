import { readMasked, revealPersonalData } from '@parlance/domain/contracts/privacy';
import { deleteCannedReply, saveCannedReply } from '@parlance/domain/contracts/conversations/cannedReplies';
import {
  addChatNote,
  assignChat,
  changeChatTags,
  correctChat,
  deleteChatNote,
  deleteChats,
  dismissQuestions,
  markChatDone,
  markChatRead,
  markChatUnread,
  reviseAnswer,
} from '@parlance/domain/contracts/conversations/chats';
import { readAttachment, sendAgentAttachment } from '@parlance/domain/contracts/conversations/attachments';
import {
  joinChat,
  leaveChat,
  sendAgentMessage,
  showAgentTyping,
  suggestReply,
  translateMessages,
  translateReply,
} from '@parlance/domain/contracts/conversations/handover';
import { setDeclarationStatus } from '@parlance/domain/contracts/conversations/declarations';
import { addLeadNote, deleteLeadNote, deleteLeads, replyToLead } from '@parlance/domain/contracts/conversations/leads';
import { readOriginal } from '@parlance/domain/contracts/sources/originals';
import { tryAnswer } from '@parlance/domain/contracts/playground';
import {
  addWebsite,
  createUpload,
  chooseSeparator,
  decideContradiction,
  mutePassage,
  deleteSources,
  importQa,
  previewSource,
  recrawlWebsite,
  retrySource,
  saveQa,
  unmutePassage,
  updateWebsite,
} from '@parlance/domain/contracts/sources/sources';
import { freezeTopic, mergeTopics, renameTopic } from '@parlance/domain/contracts/topics';
import {
  deleteOwnView,
  deleteTeamView,
  saveOwnView,
  saveTeamView,
} from '@parlance/domain/contracts/conversations/views';
import { newId } from '@parlance/domain/ids';
import { HARMLESS } from './HARMLESS.ts';
import type { MemberCall } from './MemberCall.ts';

/** Calls of members about sources, conversations and leads. */
export const CHATBOT_CALLS: readonly MemberCall[] = [
  { ...addChatNote, input: ({ orgId, chatId }) => ({ orgId, chatId, noteId: newId(), text: 'Called back.' }) },
  { ...addLeadNote, input: ({ orgId, leadId }) => ({ orgId, leadId, noteId: newId(), text: 'Called back.' }) },
  {
    ...addWebsite,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      sourceId: newId(),
      url: 'https://shop.example/',
      mode: 'page',
      include: [],
      exclude: [],
      weekly: false,
      isFirstLook: false,
    }),
  },
  {
    ...assignChat,
    input: ({ orgId, chatId }) => ({ orgId, chatId, assigneeUid: null }),
    // Null: nobody looks after it any more.
    nullable: ['assigneeUid'],
  },
  { ...changeChatTags, input: ({ orgId, chatId }) => ({ orgId, chatId, add: ['Billing'], remove: ['Open'] }) },
  {
    ...chooseSeparator,
    input: ({ orgId, chatbotId, sourceId }) => ({ orgId, chatbotId, sourceId, separator: 'tab' }),
    // Null: it is found out.
    nullable: ['separator'],
  },
  {
    ...correctChat,
    input: ({ orgId, chatId }) => ({ orgId, chatId, category: 'Prices', topic: 'A zip', sentiment: 'neutral' }),
  },
  { ...createUpload, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, fileName: 'a.txt', size: 5 }) },
  { ...deleteCannedReply, input: ({ orgId }) => ({ orgId, replyId: newId() }), foreign: HARMLESS },
  { ...deleteChatNote, input: ({ orgId, chatId }) => ({ orgId, chatId, noteId: newId() }) },
  // Deleting what is not there removes nothing.
  { ...deleteChats, input: ({ orgId, chatId }) => ({ orgId, chatIds: [chatId] }), foreign: HARMLESS },
  { ...deleteLeadNote, input: ({ orgId, leadId }) => ({ orgId, leadId, noteId: newId() }) },
  { ...deleteLeads, input: ({ orgId, leadId }) => ({ orgId, leadIds: [leadId] }), foreign: HARMLESS },
  { ...deleteOwnView, input: ({ orgId }) => ({ orgId, viewId: newId() }), foreign: HARMLESS },
  { ...deleteSources, input: ({ orgId, sourceId }) => ({ orgId, sourceIds: [sourceId] }), foreign: HARMLESS },
  { ...deleteTeamView, input: ({ orgId }) => ({ orgId, viewId: newId() }), foreign: HARMLESS },
  {
    ...dismissQuestions,
    // Dismissing what is not there changes nothing.
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, messageIds: [newId()] }),
    foreign: HARMLESS,
  },
  {
    ...importQa,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      rows: [{ sourceId: newId(), question: 'When are you open?', answer: 'From 9 to 18.' }],
    }),
  },
  { ...joinChat, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...leaveChat, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...markChatDone, input: ({ orgId, chatId }) => ({ orgId, chatId, isDone: true }) },
  { ...markChatRead, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...markChatUnread, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  {
    ...previewSource,
    input: ({ orgId, sourceId }) => ({ orgId, sourceId, pageId: null, from: 0 }),
    // Without a page, it is the source itself that is meant.
    nullable: ['pageId'],
  },
  {
    ...readOriginal,
    input: ({ orgId, sourceId }) => ({ orgId, sourceId, pageId: null }),
    // Without a page, it is the file itself that is meant.
    nullable: ['pageId'],
  },
  { ...recrawlWebsite, input: ({ orgId, websiteId }) => ({ orgId, sourceId: websiteId }) },
  {
    ...setDeclarationStatus,
    input: ({ orgId, declarationId }) => ({ orgId, declarationId, status: 'done' }),
  },
  { ...replyToLead, input: ({ orgId, leadId }) => ({ orgId, leadId, replyId: newId(), text: 'We are on it.' }) },
  {
    ...reviseAnswer,
    input: ({ orgId, chatId, messageId }) => ({ orgId, chatId, messageId, text: 'Better.' }),
  },
  { ...retrySource, input: ({ orgId, sourceId }) => ({ orgId, sourceId }) },
  {
    ...saveCannedReply,
    input: ({ orgId }) => ({
      orgId,
      replyId: newId(),
      version: 0,
      shortcut: newId().toLowerCase(),
      title: 'Opening hours',
      texts: { en: 'We are open from 9 to 18.', de: '' },
    }),
    foreign: HARMLESS,
  },
  {
    ...saveOwnView,
    input: ({ orgId }) => ({ orgId, viewId: newId(), name: 'Refunds', query: 'tag=Refund' }),
    foreign: HARMLESS,
  },
  {
    ...saveQa,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      sourceId: newId(),
      question: 'When are you open?',
      answer: 'From 9 to 18.',
    }),
  },
  { ...revealPersonalData, input: ({ orgId, chatId }) => ({ orgId, kind: 'chat', id: chatId }) },
  {
    ...readMasked,
    input: ({ orgId, chatId }) => ({
      orgId,
      locale: 'en',
      reads: [{ kind: 'document', collection: 'chats', id: chatId }],
    }),
    foreign: HARMLESS,
  },
  {
    ...renameTopic,
    input: ({ orgId }) => ({ orgId, topicId: newId(), version: 1, name: 'Shipping' }),
    allowed: 'not-found',
  },
  {
    ...freezeTopic,
    input: ({ orgId }) => ({ orgId, topicId: newId(), version: 1, frozen: true }),
    allowed: 'not-found',
  },
  {
    ...decideContradiction,
    input: ({ orgId }) => ({ orgId, contradictionId: newId(), decision: 'both' }),
    allowed: 'not-found',
  },
  { ...mutePassage, input: ({ orgId, sourceId }) => ({ orgId, sourceId, hash: 'a'.repeat(64) }) },
  {
    ...unmutePassage,
    input: ({ orgId }) => ({ orgId, sourceId: newId(), hash: 'a'.repeat(64) }),
    allowed: 'not-found',
  },
  { ...mergeTopics, input: ({ orgId }) => ({ orgId, intoId: newId(), topicIds: [newId()] }), allowed: 'not-found' },
  {
    ...saveTeamView,
    input: ({ orgId }) => ({ orgId, viewId: newId(), name: 'Refunds', query: 'tag=Refund' }),
    foreign: HARMLESS,
  },
  {
    ...sendAgentAttachment,
    input: ({ orgId, chatId }) => ({ orgId, chatId, messageId: newId(), name: 'a.png', data: 'aGVsbG8=' }),
    allowed: 'chat-not-taken-over',
  },
  {
    ...readAttachment,
    input: ({ orgId, chatId }) => ({ orgId, chatId, messageId: newId() }),
    allowed: 'not-found',
  },
  {
    ...sendAgentMessage,
    input: ({ orgId, chatId }) => ({ orgId, chatId, messageId: newId(), text: 'Hello.' }),
    allowed: 'chat-not-taken-over',
  },
  { ...suggestReply, input: ({ orgId, chatId }) => ({ orgId, chatId, locale: 'en' }) },
  {
    ...translateMessages,
    input: ({ orgId, chatId }) => ({ orgId, chatId, messageIds: [newId()], locale: 'en' }),
    allowed: 'translation-unavailable',
  },
  {
    ...translateReply,
    input: ({ orgId, chatId }) => ({ orgId, chatId, text: 'Hello.', from: 'en', to: 'de' }),
    allowed: 'translation-unavailable',
  },
  { ...showAgentTyping, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  {
    ...tryAnswer,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      draft: { systemInstructions: '', model: 'auto', temperature: 0.2, formality: 'formal' },
      text: 'When are you open?',
      locale: 'en',
      turns: [],
    }),
  },
  {
    ...updateWebsite,
    input: ({ orgId, websiteId }) => ({ orgId, sourceId: websiteId, include: ['/help/*'], exclude: [], weekly: true }),
  },
];
