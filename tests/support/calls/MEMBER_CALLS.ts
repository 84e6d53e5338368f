import {
  addWebsite,
  createUpload,
  deleteSources,
  importQa,
  previewSource,
  recrawlWebsite,
  retrySource,
  saveQa,
  updateWebsite,
} from '@parlance/domain/contracts/sources';
import {
  changeAllowedDomains,
  checkInstallation,
  createChatbot,
  deleteChatbot,
  deleteConversations,
  saveChatbotSettings,
} from '@parlance/domain/contracts/chatbots';
import type { Access } from '@parlance/domain/contracts/contract';
import { createAccessKey, deleteAccessKey } from '@parlance/domain/contracts/accessKeys';
import { deleteOrg, transferOwnership, updateOrg } from '@parlance/domain/contracts/organizations';
import {
  inviteMember,
  leaveOrg,
  removeMember,
  resendInvite,
  revokeInvite,
  updateMemberRole,
} from '@parlance/domain/contracts/members';
import { joinChat, leaveChat, sendAgentMessage, showAgentTyping } from '@parlance/domain/contracts/handover';
import {
  addChatNote,
  assignChat,
  changeChatTags,
  correctChat,
  deleteChatNote,
  deleteChats,
  dismissQuestions,
  markChatRead,
  markChatUnread,
  reviseAnswer,
} from '@parlance/domain/contracts/chats';
import { downloadExport, startExport } from '@parlance/domain/contracts/dataExports';
import { addLeadNote, deleteLeadNote, deleteLeads, replyToLead } from '@parlance/domain/contracts/leads';
import { deleteOwnView, deleteTeamView, saveOwnView, saveTeamView } from '@parlance/domain/contracts/views';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { erasePerson, exportPerson, findPerson } from '@parlance/domain/contracts/privacy';
import { tryAnswer } from '@parlance/domain/contracts/playground';
import {
  createWebhook,
  deleteWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
  updateWebhook,
} from '@parlance/domain/contracts/webhooks';
import type { ErrorCode } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { makePng } from '../documents/makePng.ts';

/** Refused where it is asked for, if ever: no test leaves this machine. */
const HOOK = 'https://hooks.invalid/in';
const PICTURE = makePng().toString('base64');

/** What the inputs are made of. */
export interface Ids {
  orgId: string;
  chatbotId: string;
  sourceId: string;
  /** A website's source. */
  websiteId: string;
  inviteId: string;
  keyId: string;
  webhookId: string;
  /** One of the webhook's. */
  deliveryId: string;
  chatId: string;
  leadId: string;
  /** An answer's in that chat. */
  messageId: string;
  /** A viewer's. */
  uid: string;
}

export interface MemberCall {
  name: string;
  access: Access;
  input: (ids: Ids) => Record<string, unknown>;
  /** The error for another organization's owner who names their own organization and our ids: `not-found` unless said otherwise. */
  foreign?: ErrorCode | 'nothing foreign in it';
  /** Fields of the input that may be null. */
  nullable?: readonly string[];
  /** The error for a caller who may call it: nothing has come before it. */
  allowed?: ErrorCode;
  /** True where a call changes what other calls of the same organization need. */
  needsOwnOrg?: true;
}

/** For a call whose input names nothing that another organization could own. */
export const HARMLESS = 'nothing foreign in it';

/** Every callable for members with an input that its owner could send. contract tests see to it that none is missing. */
export const MEMBER_CALLS: readonly MemberCall[] = [
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
    }),
  },
  {
    ...assignChat,
    input: ({ orgId, chatId }) => ({ orgId, chatId, assigneeUid: null }),
    // With nobody, it is taken off whoever has it.
    nullable: ['assigneeUid'],
  },
  {
    ...changeAllowedDomains,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, add: ['shop.example'], remove: [] }),
  },
  { ...changeChatTags, input: ({ orgId, chatId }) => ({ orgId, chatId, add: ['Billing'], remove: ['Open'] }) },
  {
    ...checkInstallation,
    // Refused as soon as the chatbot is found: no test leaves this machine.
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, url: 'http://127.0.0.1/' }),
    allowed: 'address-not-allowed',
  },
  { ...createAccessKey, needsOwnOrg: true, input: ({ orgId }) => ({ orgId, name: 'Export' }), foreign: HARMLESS },
  {
    ...correctChat,
    input: ({ orgId, chatId }) => ({ orgId, chatId, category: 'Prices', topic: 'A zip', sentiment: 'neutral' }),
  },
  {
    ...createChatbot,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, name: 'New', description: '' }),
    foreign: HARMLESS,
  },
  { ...createUpload, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, fileName: 'a.txt', size: 5 }) },
  {
    ...createWebhook,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, address: HOOK, events: ['lead.created'] }),
    foreign: HARMLESS,
  },
  { ...deleteAccessKey, input: ({ orgId, keyId }) => ({ orgId, keyId }) },
  { ...deleteChatNote, input: ({ orgId, chatId }) => ({ orgId, chatId, noteId: newId() }) },
  { ...deleteChatbot, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, name: 'Guide' }) },
  // Deleting what is not there removes nothing.
  { ...deleteChats, input: ({ orgId, chatId }) => ({ orgId, chatIds: [chatId] }), foreign: HARMLESS },
  {
    ...deleteConversations,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, confirmation: 'delete' }),
  },
  { ...deleteLeadNote, input: ({ orgId, leadId }) => ({ orgId, leadId, noteId: newId() }) },
  { ...deleteLeads, input: ({ orgId, leadId }) => ({ orgId, leadIds: [leadId] }), foreign: HARMLESS },
  { ...deleteOrg, needsOwnOrg: true, input: ({ orgId }) => ({ orgId, name: 'Test GmbH' }), foreign: HARMLESS },
  { ...deleteOwnView, input: ({ orgId }) => ({ orgId, viewId: newId() }), foreign: HARMLESS },
  { ...deleteSources, input: ({ orgId, sourceId }) => ({ orgId, sourceIds: [sourceId] }), foreign: HARMLESS },
  { ...deleteTeamView, input: ({ orgId }) => ({ orgId, viewId: newId() }), foreign: HARMLESS },
  { ...deleteWebhook, needsOwnOrg: true, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
  // Dismissing what is not there changes nothing.
  {
    ...dismissQuestions,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, messageIds: [newId()] }),
  },
  { ...downloadExport, input: ({ orgId }) => ({ orgId, exportId: newId() }), allowed: 'not-found' },
  {
    ...erasePerson,
    needsOwnOrg: true,
    input: ({ orgId, chatId }) => ({
      orgId,
      receiptId: newId(),
      person: { foundBy: 'chat', chatId },
      confirmation: chatId,
    }),
  },
  { ...exportPerson, input: ({ orgId, chatId }) => ({ orgId, person: { foundBy: 'chat', chatId } }) },
  {
    ...findPerson,
    input: ({ orgId, chatId }) => ({ orgId, person: { foundBy: 'chat', chatId } }),
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
  {
    ...inviteMember,
    needsOwnOrg: true,
    input: ({ orgId }) => ({
      orgId,
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
      role: 'admin',
      locale: 'de',
    }),
    foreign: HARMLESS,
  },
  { ...joinChat, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...leaveChat, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...leaveOrg, needsOwnOrg: true, input: ({ orgId }) => ({ orgId }), foreign: 'permission-denied' },
  { ...markChatRead, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...markChatUnread, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  {
    ...previewSource,
    input: ({ orgId, sourceId }) => ({ orgId, sourceId, pageId: null, from: 0 }),
    // Without a page, it is the source itself that is meant.
    nullable: ['pageId'],
  },
  { ...recrawlWebsite, input: ({ orgId, websiteId }) => ({ orgId, sourceId: websiteId }) },
  { ...removeMember, needsOwnOrg: true, input: ({ orgId, uid }) => ({ orgId, uid }) },
  { ...renewWebhookSecret, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
  {
    ...resendDelivery,
    input: ({ orgId, webhookId, deliveryId }) => ({ orgId, webhookId, deliveryId }),
  },
  { ...replyToLead, input: ({ orgId, leadId }) => ({ orgId, leadId, replyId: newId(), text: 'We are on it.' }) },
  { ...resendInvite, input: ({ orgId, inviteId }) => ({ orgId, inviteId }) },
  {
    ...reviseAnswer,
    input: ({ orgId, chatId, messageId }) => ({ orgId, chatId, messageId, text: 'Better.' }),
  },
  { ...retrySource, input: ({ orgId, sourceId }) => ({ orgId, sourceId }) },
  { ...revokeInvite, input: ({ orgId, inviteId }) => ({ orgId, inviteId }) },
  {
    ...saveChatbotPicture,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, data: PICTURE }),
    // Without a picture, the chatbot has none.
    nullable: ['data'],
  },
  {
    ...saveChatbotSettings,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      changes: { description: 'New.' },
      base: { description: '' },
    }),
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
  {
    ...saveTeamView,
    input: ({ orgId }) => ({ orgId, viewId: newId(), name: 'Refunds', query: 'tag=Refund' }),
    foreign: HARMLESS,
  },
  {
    ...sendAgentMessage,
    input: ({ orgId, chatId }) => ({ orgId, chatId, messageId: newId(), text: 'Hello.' }),
    allowed: 'chat-not-taken-over',
  },
  { ...showAgentTyping, input: ({ orgId, chatId }) => ({ orgId, chatId }) },
  { ...testWebhook, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
  {
    ...startExport,
    needsOwnOrg: true,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      exportId: newId(),
      view: { kind: 'leads', filter: { search: '' } },
      format: 'csv',
      timezone: 'Europe/Berlin',
    }),
  },
  { ...transferOwnership, needsOwnOrg: true, input: ({ orgId, uid }) => ({ orgId, uid }) },
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
  { ...updateMemberRole, needsOwnOrg: true, input: ({ orgId, uid }) => ({ orgId, uid, role: 'admin' }) },
  {
    ...updateOrg,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, name: 'Renamed', timezone: 'Asia/Tokyo', locale: 'de' }),
    foreign: HARMLESS,
  },
  {
    ...updateWebhook,
    input: ({ orgId, webhookId }) => ({ orgId, webhookId, address: HOOK, events: ['chat.closed'], isOn: false }),
  },
  {
    ...updateWebsite,
    input: ({ orgId, websiteId }) => ({ orgId, sourceId: websiteId, include: ['/help/*'], exclude: [], weekly: true }),
  },
];
