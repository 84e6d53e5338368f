import { marksOn } from '@parlance/domain/search/marks/MARKS';
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
  awayAt: null,
  awaitedSince: null,
  language: null,
  routing: null,
  passOnAt: null,
} as const;
const chat = testChat('a', {
  category: 'Repairs',
  sentiment: 'negative',
  rating: 'negative',
  outcome: 'unanswered',
  topicId: 'topictopictopictopic',
  counted: {
    resolution: 'failed',
    sentiment: null,
    category: 'other',
    topicId: null,
    isUnanswered: true,
    isAlone: null,
  },
  locale: 'de',
  byAgent: true,
  handover,
  assigneeUid: 'ada',
  tags: ['Billing', 'VIP'],
  terms: ['gestaenge', 'zelt', 'ab4711'],
  site: 'shop.example',
  depth: 'medium',
  marks: [
    ...marksOn('source:prices', '2026-11-18'),
    ...marksOn('slot:2-9', '2026-11-18'),
    ...marksOn('person', '2026-11-19'),
    ...marksOn('answer', '2026-11-18'),
    ...marksOn('rated:negative', '2026-11-18'),
    ...marksOn('rated:negative:prices', '2026-11-18'),
  ],
  createdAt: new Date('2026-11-18T08:00:00Z'),
  // In Auckland it is the 21st already.
  lastMessageAt: new Date('2026-11-20T12:00:00Z'),
});

const TOPIC = 'topictopictopictopic';
const READER = { timezone: 'Europe/Berlin', topicIds: [TOPIC] };

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
    'site=shop.example',
    'source=prices&from=2026-11-18&to=2026-11-18',
    'slot=2-9&source=prices&to=2026-11-18',
    'person=1&from=2026-11-19',
    'began=1&from=2026-11-18&to=2026-11-18',
    'depth=medium&rated=negative&answer=1&from=2026-11-18&to=2026-11-18',
    'source=prices&rated=negative',
    'category=Repairs&counted=other&began=1',
  ])('finds it by %s', (search) => {
    expect(matchesFilter(chat, filter(search), { ...READER, uid: 'ada' })).toBe(true);
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
    'site=other',
    'source=other',
    // The days are those of what the filter asks for, not of the newest message.
    'source=prices&from=2026-11-19',
    'slot=2-10',
    'person=1&to=2026-11-18',
    'person=1&began=1&to=2026-11-18',
    'began=1&from=2026-11-19',
    'depth=deep',
    'counted=Repairs',
    'rated=positive',
    'rated=negative&from=2026-11-19',
    'source=hours&rated=negative',
    'answer=1&to=2026-11-17',
  ])('does not find it by %s', (search) => {
    expect(matchesFilter(chat, filter(search), { ...READER, uid: 'grace' })).toBe(false);
  });
});

it('goes by the days of the organization, wherever the reader is', () => {
  const inAuckland = { ...READER, uid: 'ada', timezone: 'Pacific/Auckland' };
  expect(matchesFilter(chat, filter('from=2026-11-21&to=2026-11-21'), inAuckland)).toBe(true);
  expect(matchesFilter(chat, filter('to=2026-11-20'), inAuckland)).toBe(false);
});

it('finds conversations of topics that were merged into the one that is asked for, and no others', () => {
  const merged = { ...READER, uid: 'ada', topicIds: ['othertopictopictopic', TOPIC] };
  expect(matchesFilter(chat, filter('topic=othertopictopictopic'), merged)).toBe(true);
  expect(matchesFilter(chat, filter('topic=othertopictopictopic'), { ...merged, topicIds: ['other'] })).toBe(false);
});

describe('chatQuery', () => {
  const scope = { orgId: 'org', chatbotId: 'bot', uid: 'ada', timezone: 'Europe/Berlin', topicIds: [] };

  it('asks for a topic with those that were merged into it, or for none where they are more than one query takes', () => {
    const asked = (count: number) => {
      const topicIds = Array.from({ length: count }, (_, at) => `topic${at}`);
      return chatQuery({ ...scope, topicIds }, filter(`topic=${TOPIC}`)).equals?.['topicId'];
    };
    expect(asked(2)).toEqual(['topic0', 'topic1']);
    expect(asked(30)).toHaveLength(30);
    expect(asked(31)).toBeUndefined();
  });

  it('asks for every filter at once', () => {
    expect(
      chatQuery(
        { ...scope, topicIds: [TOPIC] },
        filter('category=Zips&counted=other&topic=topictopictopic&resolution=failed&mine=1&unread=1&language=de'),
      ),
    ).toMatchObject({
      path: 'orgs/org/chats',
      equals: {
        chatbotId: 'bot',
        category: 'Zips',
        topicId: 'topictopictopictopic',
        'counted.resolution': 'failed',
        'counted.category': 'other',
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

  it('asks for what figures count by its days alone, and before a tag', () => {
    const cited = chatQuery(scope, filter('source=prices&tag=VIP&from=2026-11-18&to=2026-11-19'));
    expect(cited).toEqual({
      path: 'orgs/org/chats',
      equals: { chatbotId: 'bot' },
      contains: ['marks', ['source:prices@2026-11-18', 'source:prices@2026-11-19']],
      orderBy: ['lastMessageAt', 'desc'],
      range: { from: undefined, before: undefined },
    });
    expect(chatQuery(scope, filter('slot=2-9')).contains).toEqual(['marks', 'slot:2-9']);
    expect(chatQuery(scope, filter('slot=2-9&q=zelt')).contains).toEqual(['terms', 'zelt']);
  });

  it('goes by the beginning where its days do, unless it asks for one element of a list', () => {
    const days = { from: new Date('2026-11-17T23:00:00Z'), before: new Date('2026-11-18T23:00:00Z') };
    const begun = 'began=1&from=2026-11-18&to=2026-11-18';
    expect(chatQuery(scope, filter(`${begun}&site=other&depth=deep`))).toMatchObject({
      equals: { chatbotId: 'bot', site: 'other', depth: 'deep' },
      orderBy: ['createdAt', 'desc'],
      range: days,
    });
    expect(chatQuery(scope, filter(`${begun}&q=zelt`))).toMatchObject({
      orderBy: ['lastMessageAt', 'desc'],
      range: { from: days.from, before: undefined },
    });
  });

  it('asks for the rarest word of a search alone', () => {
    const spec = chatQuery(scope, filter('q=Das+große+Zelt+ab4711&unread=1'));
    expect(spec).toMatchObject({ equals: { chatbotId: 'bot' }, contains: ['terms', 'ab4711'] });
    expect(chatQuery(scope, filter('q=das'))).not.toHaveProperty('contains');
  });
});
