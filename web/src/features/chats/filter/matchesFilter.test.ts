import { describe, expect, it } from 'vitest';
import { testChat } from '../testChat.ts';
import { readChatFilter } from './chatFilter.ts';
import { chatQuery } from './chatQuery.ts';
import { matchesFilter } from './matchesFilter.ts';

const handover = {
  status: 'ended',
  requestedAt: new Date(0),
  dueAt: new Date(0),
  email: '',
  consentAt: null,
  agentUid: 'ada',
  agentName: 'Ada',
} as const;
const chat = testChat('a', {
  category: 'Repairs',
  sentiment: 'negative',
  rating: 'negative',
  outcome: 'unanswered',
  topicId: 'topictopictopictopic',
  counted: { resolution: 'failed', sentiment: null, category: null, topicId: null, isUnanswered: true },
  locale: 'de',
  byAgent: true,
  handover,
  assigneeUid: 'ada',
  tags: ['Billing', 'VIP'],
  terms: ['gestaenge', 'zelt', 'ab4711'],
  lastMessageAt: new Date(2026, 10, 20, 12),
});

function filter(search: string) {
  return readChatFilter(new URLSearchParams(search));
}

describe('matchesFilter', () => {
  it.each([
    '',
    'category=Repairs&sentiment=negative&rating=negative&outcome=unanswered&language=de&channel=widget',
    'mine=1&agent=1',
    'topic=topictopictopictopic&resolution=failed',
    'assignee=me',
    'chatbot=bot',
    'assignee=ada&tag=VIP',
    'q=zelt&tag=Billing',
    'from=2026-11-20&to=2026-11-20',
    'q=Das+Gestänge',
    'q=zelt+AB4711',
  ])('finds it by %s', (search) => {
    expect(matchesFilter(chat, filter(search), 'ada')).toBe(true);
  });

  it.each([
    'assignee=me',
    'chatbot=other',
    'assignee=none',
    'tag=vip',
    'category=Zips',
    'unread=1',
    'mine=1',
    'from=2026-11-21',
    'to=2026-11-19',
    'q=zelt+zip',
    'outcome=failed',
    'resolution=confirmed',
    'topic=othertopictopictopic',
  ])('does not find it by %s', (search) => {
    expect(matchesFilter(chat, filter(search), 'grace')).toBe(false);
  });
});

describe('chatQuery', () => {
  const scope = { orgId: 'org', chatbotId: 'bot', uid: 'ada' };

  it('asks for every filter at once', () => {
    expect(
      chatQuery(
        scope,
        filter('category=Zips&topic=topictopictopictopic&resolution=failed&mine=1&unread=1&language=de'),
      ),
    ).toMatchObject({
      path: 'orgs/org/chats',
      equals: {
        chatbotId: 'bot',
        category: 'Zips',
        topicId: 'topictopictopictopic',
        'counted.resolution': 'failed',
        locale: 'de',
        unread: true,
        'handover.agentUid': 'ada',
      },
    });
  });

  it('asks for those of all chatbots, with and without a filter, a tag or a search', () => {
    const all = { ...scope, chatbotId: undefined };
    expect(chatQuery(all, filter('')).equals).toEqual({});
    expect(chatQuery(all, filter('unread=1')).equals).toEqual({ unread: true });
    expect(chatQuery(all, filter('tag=VIP'))).toMatchObject({ equals: {}, contains: ['tags', 'VIP'] });
  });

  it('asks for whose they are, or for those of nobody', () => {
    expect(chatQuery(scope, filter('assignee=me')).equals).toEqual({ chatbotId: 'bot', assigneeUid: 'ada' });
    expect(chatQuery(scope, filter('assignee=none')).equals).toEqual({ chatbotId: 'bot', assigneeUid: null });
    expect(chatQuery(scope, filter('assignee=grace')).equals).toEqual({ chatbotId: 'bot', assigneeUid: 'grace' });
  });

  it('asks for a tag alone, and with a search for its word', () => {
    const tagged = chatQuery(scope, filter('tag=VIP&unread=1'));
    expect(tagged).toMatchObject({ equals: { chatbotId: 'bot' }, contains: ['tags', 'VIP'] });
    expect(chatQuery(scope, filter('tag=VIP&q=zelt')).contains).toEqual(['terms', 'zelt']);
  });

  it('asks for the rarest word of a search alone', () => {
    const spec = chatQuery(scope, filter('q=Das+große+Zelt+ab4711&unread=1'));
    expect(spec).toMatchObject({ equals: { chatbotId: 'bot' }, contains: ['terms', 'ab4711'] });
    expect(chatQuery(scope, filter('q=das'))).not.toHaveProperty('contains');
  });
});
