import { createAccessKey, deleteAccessKey } from '@parlance/domain/contracts/accessKeys';
import {
  checkInstallation,
  createChatbot,
  deleteChatbot,
  deleteConversations,
  lookAtWebsite,
  saveChatbotSettings,
  changeAllowedDomains,
} from '@parlance/domain/contracts/chatbots';
import { downloadExport, startExport } from '@parlance/domain/contracts/dataExports';
import {
  inviteMember,
  leaveOrg,
  readMemberGrants,
  removeMember,
  resendInvite,
  revokeInvite,
  updateInviteRole,
  updateMemberRole,
} from '@parlance/domain/contracts/members';
import { deleteTeam, saveTeam } from '@parlance/domain/contracts/conversations/teams';
import { deleteOrg, transferOwnership, updateOrg } from '@parlance/domain/contracts/organizations';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { erasePerson, exportPerson, findPerson, setPersonalDataAccess } from '@parlance/domain/contracts/privacy';
import {
  createWebhook,
  deleteWebhook,
  renewWebhookSecret,
  resendDelivery,
  testWebhook,
  updateWebhook,
} from '@parlance/domain/contracts/webhooks';
import { newId } from '@parlance/domain/ids';
import { makePng } from '../documents/pictures/makePng.ts';
import { HARMLESS } from './HARMLESS.ts';
import { closeGap, proposeAnswer, proposeGreeting, proposeStarters } from '@parlance/domain/contracts/proposals';
import type { MemberCall } from './MemberCall.ts';

/** Refused where it is asked for, if ever: no test leaves this machine. */
const HOOK = 'https://hooks.invalid/in';
const PICTURE = makePng().toString('base64');

/** Calls of members about chatbots, the organization and those who work in it. */
export const TEAM_CALLS: readonly MemberCall[] = [
  {
    ...changeAllowedDomains,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, add: ['shop.example'], remove: [] }),
  },
  {
    ...checkInstallation,
    // Refused as soon as the chatbot is found: no test leaves this machine.
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, url: 'http://127.0.0.1/' }),
    allowed: 'address-not-allowed',
  },
  {
    ...createAccessKey,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, name: 'Export', scopes: ['leads:read'] }),
    foreign: HARMLESS,
  },
  {
    ...createChatbot,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, name: 'New', description: '' }),
    foreign: HARMLESS,
  },
  {
    ...createWebhook,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, address: HOOK, events: ['lead.created'] }),
    foreign: HARMLESS,
  },
  {
    ...lookAtWebsite,
    needsOwnOrg: true,
    // Refused before anything is asked for: no test leaves this machine.
    input: ({ orgId }) => ({ orgId, url: 'http://127.0.0.1/' }),
    allowed: 'address-not-allowed',
    foreign: 'address-not-allowed',
  },
  { ...proposeGreeting, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, lines: ['Hello.'] }) },
  {
    ...closeGap,
    input: ({ orgId, chatbotId }) => ({
      orgId,
      chatbotId,
      gapId: newId(),
      messageIds: [newId()],
      answers: [{ locale: 'en', question: 'Do you engrave bells?', answer: 'Yes, for 12 euros.' }],
    }),
  },
  {
    ...proposeAnswer,
    input: ({ orgId, chatbotId, chatId }) => ({ orgId, chatbotId, places: [{ chatId, messageId: newId() }] }),
    allowed: 'not-found',
  },
  { ...proposeStarters, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId }) },
  { ...readMemberGrants, input: ({ orgId, uid }) => ({ orgId, uid }) },
  { ...deleteAccessKey, input: ({ orgId, keyId }) => ({ orgId, keyId }) },
  { ...deleteChatbot, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, name: 'Guide' }) },
  {
    ...deleteConversations,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, confirmation: 'delete' }),
  },
  { ...deleteOrg, needsOwnOrg: true, input: ({ orgId }) => ({ orgId, name: 'Test GmbH' }), foreign: HARMLESS },
  { ...deleteWebhook, needsOwnOrg: true, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
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
  { ...leaveOrg, needsOwnOrg: true, input: ({ orgId }) => ({ orgId }), foreign: 'permission-denied' },
  { ...removeMember, needsOwnOrg: true, input: ({ orgId, uid }) => ({ orgId, uid }) },
  { ...deleteTeam, input: ({ orgId }) => ({ orgId, teamId: newId() }), foreign: HARMLESS },
  {
    ...saveTeam,
    // A viewer is no member of a team.
    allowed: 'not-found',
    nullable: ['chatbotIds', 'locales', 'opening'],
    input: ({ orgId, uid }) => ({
      orgId,
      teamId: newId(),
      version: 0,
      name: 'Service',
      members: [uid],
      chatbotIds: null,
      locales: null,
      opening: null,
      rule: 'none',
    }),
  },
  { ...renewWebhookSecret, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
  {
    ...resendDelivery,
    input: ({ orgId, webhookId, deliveryId }) => ({ orgId, webhookId, deliveryId }),
  },
  { ...resendInvite, input: ({ orgId, inviteId }) => ({ orgId, inviteId }) },
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
    ...setPersonalDataAccess,
    needsOwnOrg: true,
    input: ({ orgId }) => ({ orgId, access: 'everybody' }),
    foreign: HARMLESS,
  },
  { ...testWebhook, input: ({ orgId, webhookId }) => ({ orgId, webhookId }) },
  {
    ...startExport,
    needsOwnOrg: true,
    nullable: ['chatbotId'],
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
  { ...updateInviteRole, input: ({ orgId, inviteId }) => ({ orgId, inviteId, role: 'viewer' }) },
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
];
