import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { expect, it } from 'vitest';
import { bellItems, countUnread } from './bellItems.ts';

function chat(id: string, minute: number, own: Partial<Chat> = {}): Chat & { id: string } {
  const at = new Date(Date.UTC(2026, 10, 20, 12, minute));
  const fields = { chatbotId: 'bot', channel: 'widget', mode: 'bot', locale: 'en', origin: '', category: null };
  const counts = { sentiment: null, messageCount: 1, rating: null, unread: true, lastAnswerId: null, turns: [] };
  return {
    ...chatSchema.parse({ ...fields, ...counts, lastMessage: id, lastMessageAt: at, createdAt: at }),
    ...own,
    id,
  };
}

const AT = new Date(Date.UTC(2026, 10, 20, 12, 2));
const SAID = { chatbotId: 'bot', chatId: null, email: 'ada@example.com', phone: '', message: 'Hello', category: null };
const LEAD = { ...newLead({ ...SAID, name: '', consentAt: AT, createdAt: AT }), id: 'lead' };

const HANDOVER = {
  status: 'requested',
  dueAt: AT,
  email: '',
  consentAt: null,
  agentUid: null,
  agentName: null,
  awayAt: null,
  awaitedSince: null,
  language: null,
  routing: null,
  passOnAt: null,
} as const;

const ITEMS = bellItems({
  leads: [LEAD],
  waiting: [chat('waits', 9, { handover: { ...HANDOVER, requestedAt: new Date(AT.getTime() - 1) } })],
  failed: [chat('broke', 5)],
  disliked: [chat('bad', 1)],
  uid: 'me',
});

it('tells the newest first, with where to look', () => {
  expect(ITEMS.map(({ key, subject }) => [key, subject])).toEqual([
    ['failed-broke', 'broke'],
    ['lead-lead', 'ada@example.com'],
    ['waiting-waits', 'waits'],
    ['disliked-bad', 'bad'],
  ]);
  expect(ITEMS.map(({ to }) => to)).toContain('/dashboard/chatbot/bot/activity/chats?chat=broke');
});

it('counts what came after somebody looked last, and whoever still waits', () => {
  expect(countUnread(ITEMS, 0)).toBe(4);
  expect(countUnread(ITEMS, AT.getTime())).toBe(2);
  expect(countUnread(ITEMS, Date.UTC(2027, 0, 1))).toBe(1);
});

it('tells apart who waits for oneself, for anybody and for somebody else, who counts once', () => {
  const routing = { teamId: 'team', uid: 'me', before: null, tried: ['me'] };
  const handover = { ...HANDOVER, requestedAt: AT, routing, passOnAt: AT };
  const waiting = [
    chat('mine', 1, { assigneeUid: 'me', handover }),
    chat('theirs', 1, { assigneeUid: 'ada', handover }),
    chat('given', 1, { assigneeUid: 'ada', handover: { ...handover, routing: null, passOnAt: null } }),
  ];
  const items = bellItems({ leads: [], waiting, failed: [], disliked: [], uid: 'me' });
  expect(items.map(({ key }) => key)).toEqual(['assigned-mine', 'with-theirs', 'waiting-given']);
  expect([countUnread(items, 0), countUnread(items, AT.getTime())]).toEqual([3, 2]);
});
