import type { ErasureReceipt } from '@parlance/domain/documents/organizations/erasureReceipt';
import type { Notification } from '@parlance/domain/documents/chatbots/notification';
import type { AccountSession } from '@parlance/domain/documents/accounts/accountSession';
import type { User } from '@parlance/domain/documents/accounts/user';
import type { Invite } from '@parlance/domain/documents/organizations/invite';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import type { AccountToken } from '@parlance/domain/documents/accounts/accountToken';
import type { Erasure } from '@parlance/domain/documents/organizations/erasure';
import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import type { Mail } from '@parlance/domain/documents/mail';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import type { Delivery, Webhook, WebhookSecret } from '@parlance/domain/documents/organizations/webhook';

const AT = new Date('2026-11-20T12:00:00Z');

const notification: Notification = {
  lead: true,
  handover: true,
  disliked: false,
  unanswered: false,
  tests: false,
  digest: 'off',
};

const user: User = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  locale: 'en',
  localeAt: null,
  currentOrgId: null,
  orgIds: [],
  signUp: null,
  onboarding: null,
  conversationSettings: { sound: false, showTyping: true, takesConversations: true },
  checklistsHidden: [],
  sessionsFrom: 0,
  endedSessions: [],
  signInMethods: null,
  createdAt: AT,
};

const session: AccountSession = {
  browser: 'Firefox',
  system: 'Windows',
  provider: 'password',
  beganAt: AT,
  seenAt: AT,
};

const invite: Invite = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'member',
  status: 'pending',
  locale: 'en',
  invitedBy: 'owner',
  inviterName: 'Ada Byron',
  sentAt: AT,
  expiresAt: AT,
  createdAt: AT,
};

const accessKey: AccessKey = {
  name: 'Shop',
  hint: 'abcd',
  scopes: ['leads:read'],
  createdBy: 'owner',
  createdAt: AT,
  lastUsedAt: null,
};

const webhook: Webhook = {
  // No public address: nothing that is sent there leaves this machine.
  address: 'https://127.0.0.1/hook',
  events: ['lead.created'],
  isOn: false,
  failingSince: null,
  disabledAt: null,
  formerSecretUntil: null,
  createdBy: 'owner',
  createdAt: AT,
};

const webhookSecret: WebhookSecret = { secret: 'whsec_canary', former: null };

const delivery: Delivery = {
  type: 'lead.created',
  subjectId: 'lead',
  status: 'failed',
  attempts: 1,
  answerStatus: 500,
  fault: null,
  durationMs: 20,
  triedSince: AT,
  nextAttemptAt: AT,
  createdAt: AT,
  expiresAt: AT,
};

const accountToken: AccountToken = {
  purpose: 'confirm-email',
  uid: 'owner',
  email: 'ada@example.com',
  expiresAt: AT,
};

const erasure: Erasure = { requestedBy: 'owner', requestedAt: AT };

const mail: Mail = {
  to: 'ada@example.com',
  locale: 'en',
  message: { kind: 'reset-password' },
  status: 'sent',
  attempts: 1,
  nextAttemptAt: AT,
  createdAt: AT,
  expiresAt: AT,
};

const activity: Activity = {
  kind: 'chatbot-created',
  actorUid: 'member',
  actorName: 'Ada Byron',
  subject: 'Guide',
  subjectId: null,
  chatbotId: null,
  from: null,
  to: null,
  at: AT,
};

const erasureReceipt: ErasureReceipt = {
  foundBy: 'email',
  status: 'running',
  removed: {
    contacts: 0,
    leads: 1,
    declarations: 0,
    submissions: 0,
    exchanges: 0,
    chats: 0,
    messages: 0,
    mails: 0,
    quotes: 0,
  },
  startedBy: 'owner',
  startedAt: AT,
  endedAt: null,
};

const siteTrial: SiteTrial = {
  orgId: 'orgB',
  chatbotId: 'chatbot',
  sourceId: 'source',
  url: 'https://shop.example/',
  locale: 'en',
  createdAt: AT,
  expiresAt: AT,
  usedAt: null,
};

/** One valid document of every kind that people, their accounts and the audit trail leave, as the server writes it. */
export const ruleAccountDocuments = {
  siteTrial,
  notification,
  user,
  session,
  invite,
  accessKey,
  webhook,
  webhookSecret,
  delivery,
  accountToken,
  erasure,
  erasureReceipt,
  mail,
  activity,
} as const;
