import { newChatbot, type Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { newLead } from '@parlance/domain/documents/chats/lead';
import type { Live } from '@parlance/domain/documents/chats/live';
import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { relayedSchema } from '@parlance/domain/documents/chats/relayed';
import type { RefusedOrigin } from '@parlance/domain/documents/chatbots/refusedOrigin';
import { newFileSource } from '@parlance/domain/documents/knowledge/source';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { Usage } from '@parlance/domain/documents/organizations/usage';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { ruleFormDocuments } from './documents/ruleForms.ts';
import { ruleFigureDocuments } from './documents/ruleFigureDocuments.ts';
import { ruleTeamDocuments } from './documents/ruleTeamDocuments.ts';
import { ruleAccountDocuments } from './ruleAccountDocuments.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const chatbotId = 'chatbot';

const appearance = { ...newChatbot('Guide', 'Answers questions about orders.'), trained: true };

const org: Org = {
  name: 'Test GmbH',
  timezone: 'Europe/Berlin',
  locale: 'en',
  ownerUid: 'owner',
  plan: 'pro',
  trialEndsAt: null,
  subscription: null,
  businessType: 'retail',
  country: 'DE',
  chatbotCount: 1,
  trainingTokens: 0,
  memberCount: 6,
  lastInviteAt: null,
  viewersSeePersonalData: false,
  membersRevealPersonalData: false,
  teamRoutes: [],
  terms: null,
  createdAt: AT,
};

const started = { startedBy: 'owner', startedAt: AT };

const chatbot: Chatbot = { ...appearance, createdAt: AT };

const refusedOrigin: RefusedOrigin = { origin: 'https://shop.example', count: 1, firstAt: AT, lastAt: AT };

const deletion: Deletion = {
  kind: 'conversations',
  chatbotId,
  chatbotName: 'Guide',
  status: 'running',
  total: 2,
  done: 1,
  removed: { chats: 1, messages: 0, leads: 0, declarations: 0, submissions: 0, sources: 0, chunks: 0, files: 0 },
  ...started,
  endedAt: null,
};

const dataExport: DataExport = {
  chatbotId,
  chatbotName: 'Guide',
  view: { kind: 'leads', filter: { search: '' } },
  format: 'csv',
  timezone: 'Europe/Berlin',
  status: 'running',
  done: 1,
  total: 2,
  isCut: false,
  attempts: 1,
  leaseUntil: AT,
  ...started,
  expiresAt: AT,
};

const source = newFileSource({
  chatbotId,
  name: 'prices.txt',
  fileType: 'txt',
  size: 3,
  characters: 3,
  tokens: 1,
  chunks: 1,
  status: 'indexed',
  embeddingSpace: 'local/hash/768',
  progress: 1,
  attempts: 1,
  createdBy: 'member',
  createdAt: AT,
  indexedAt: AT,
});

const page: Page = {
  url: 'https://shop.example/prices',
  title: 'Prices',
  status: 'indexed',
  reason: null,
  httpStatus: 200,
  depth: 0,
  attempts: 1,
  crawlId: 'crawl',
  characters: 3,
  chunks: 1,
  tokens: 1,
  hiddenPassages: 0,
  hash: 'abc',
  etag: null,
  lastModified: null,
  changed: false,
  fetchedAt: AT,
  createdAt: AT,
};

const chunk: Chunk = {
  chatbotId,
  sourceId: 'sources-1',
  sourceName: 'prices.txt',
  embeddingSpace: 'local/hash/768',
  index: 0,
  heading: '',
  page: null,
  pageId: null,
  url: null,
  language: null,
  question: null,
  questionKey: null,
  terms: [],
  text: 'abc',
  hash: 'abc',
  toCompare: false,
};

const chat: Chat = {
  chatbotId,
  channel: 'widget',
  thread: null,
  customer: null,
  mode: 'bot',
  locale: 'en',
  origin: 'https://shop.example',
  category: null,
  topic: null,
  topicId: null,
  thanked: false,
  questions: 1,
  depth: 'quick',
  day: '2026-11-20',
  site: 'other',
  counted: null,
  sentiment: null,
  corrected: [],
  terms: [],
  marks: [],
  outcome: null,
  byAgent: false,
  firstResponseMs: null,
  assigneeUid: null,
  tags: [],
  isOpen: false,
  doneAt: null,
  notes: [],
  classifiedAt: null,
  visitorAttachments: 0,
  messageCount: 1,
  rating: null,
  csat: null,
  proactive: null,
  lastMessage: 'Hello?',
  lastMessageAt: AT,
  createdAt: AT,
  handover: null,
  forTeam: false,
  contactId: null,
  attributes: [],
  identity: null,
  unread: true,
  lastAnswerId: null,
  rateBucket: null,
  turns: [],
  pendingCall: null,
};

const live: Live = {
  chatbotId,
  contactId: null,
  mode: 'human',
  handover: 'joined',
  agentName: 'Ada Byron',
  agentTypingAt: null,
  visitorTypingAt: null,
};

const relayed = relayedSchema.parse({ chatbotId, role: 'agent', text: 'Hello.', at: AT, agentName: 'Ada Byron' });

const lead = newLead({
  chatbotId,
  chatId: null,
  name: 'Visitor',
  email: 'visitor@example.com',
  phone: '',
  message: 'Please call me.',
  category: null,
  consentAt: AT,
  createdAt: AT,
});

const widget: Widget = {
  ...appearance,
  orgId: 'orgA',
  orgName: 'Test GmbH',
  isSiteTrial: false,
  timezone: 'Europe/Berlin',
  teamRoutes: [],
  plan: 'pro',
  trialEndsAt: null,
  subscription: null,
};

/** One valid document of every kind, as the server writes it. Members are written by the rule world itself. */
export const ruleDocuments = {
  ...ruleAccountDocuments,
  ...ruleFigureDocuments,
  ...ruleTeamDocuments,
  dataExport,
  deletion,
  org,
  chatbot,
  refusedOrigin,
  source,
  chunk,
  chat,
  message: newVisitorMessage({ chatbotId, text: 'Hello?', at: AT }),
  live,
  relayed,
  lead,
  ...ruleFormDocuments,
  usage: { messages: 1, scannedPages: 0, warned: 0, minute: null, pending: {} } satisfies Usage,
  widget,
  contactRequest: {
    email: 'ada@example.com',
    phone: '',
    message: 'Do you have a plan for schools?',
    locale: 'en',
    consentAt: AT,
    createdAt: AT,
    expiresAt: AT,
  },
  rateLimit: { count: 1, expiresAt: AT },
  modelStatus: { checkedAt: AT, problems: [{ task: 'write', fault: 'key-refused' }] },
  spend: { microUsd: 1, expiresAt: AT },
  page,
  crawlHost: { sourceId: 'source', leaseUntil: AT },
  apiRequest: { requestHash: 'hash', leaseUntil: null, answer: '{"id":"source"}', expiresAt: AT },
  at: AT,
} as const;
