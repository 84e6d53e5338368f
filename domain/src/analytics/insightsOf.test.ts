import { describe, expect, it } from 'vitest';
import { type Figures, figuresSchema } from '../documents/chats/figures.ts';
import { statsSchema } from '../documents/chats/stats.ts';
import { contentGaps } from './contentGaps.ts';
import { INSIGHT_THRESHOLDS } from './INSIGHT_THRESHOLDS.ts';
import { insightsOf } from './insightsOf.ts';
import { matchTopic } from './matchTopic.ts';
import { resolveTopics } from './resolveTopics.ts';
import { summarize } from './summarize.ts';
import { unusedSources } from './unusedSources.ts';

function summaryOf(figures: Partial<Figures>) {
  return summarize([statsSchema.parse({ chatbotId: 'bot', day: '2026-11-20', ...figures })], 'UTC');
}

const NOTHING = summaryOf({});

function codesOf(figures: Partial<Figures>, before: Partial<Figures> = {}): string[] {
  return insightsOf({ summary: summaryOf(figures), previous: summaryOf(before) }).map(({ code }) => code);
}

describe('insightsOf', () => {
  it('says nothing without figures, and nothing of figures that are as they should be', () => {
    expect(insightsOf({ summary: NOTHING, previous: NOTHING })).toEqual([]);
    expect(codesOf({ conversations: 100, messages: 200, answered: 190 }, { conversations: 100 })).toEqual([]);
  });

  it.each([
    ['answered-low', { messages: 20, answered: 15, refused: 5 }, { messages: 20, answered: 16, refused: 4 }],
    ['ratings-negative', { positive: 5, negative: 5 }, { positive: 5, negative: 4 }],
    [
      'failed-high',
      { resolution: { confirmed: 0, unconfirmed: 16, failed: 4 } },
      { resolution: { confirmed: 0, unconfirmed: 17, failed: 3 } },
    ],
    [
      'sentiment-negative',
      { sentiments: { positive: 0, neutral: 15, negative: 5 } },
      { sentiments: { positive: 0, neutral: 16, negative: 4 } },
    ],
    ['handovers-many', { conversations: 20, handovers: 4 }, { conversations: 20, handovers: 3 }],
    [
      'answers-slow',
      { messages: 20, answered: 20, latency: { 12: 20 } },
      { messages: 20, answered: 20, latency: { 10: 20 } },
    ],
  ] as const)('%s from its threshold on, and not below', (code, from, below) => {
    expect(codesOf(from)).toContain(code);
    expect(codesOf(below)).not.toContain(code);
  });

  it('compares with the period before only what is enough to compare', () => {
    expect(codesOf({ conversations: 25 }, { conversations: 20 })).toContain('conversations-grew');
    expect(codesOf({ conversations: 24 }, { conversations: 20 })).toEqual([]);
    expect(codesOf({ conversations: 19 }, { conversations: 5 })).toEqual([]);
    expect(codesOf({ conversations: 20 }, { conversations: 30 })).toContain('conversations-fell');
    expect(codesOf({ conversations: 40, leads: 4 }, { conversations: 40, leads: 8 })).toEqual(['conversion-fell']);
  });

  it('puts first what asks for something, and shows no more than it may', () => {
    const all = codesOf(
      {
        conversations: 100,
        messages: 100,
        answered: 50,
        refused: 50,
        positive: 1,
        negative: 9,
        handovers: 50,
        latency: { 13: 100 },
        resolution: { confirmed: 0, unconfirmed: 0, failed: 100 },
        sentiments: { positive: 0, neutral: 0, negative: 100 },
      },
      { conversations: 20 },
    );
    expect(all).toHaveLength(INSIGHT_THRESHOLDS.most);
    expect(all[0]).toBe('answered-low');
  });

  it('knows topics, sources and the plan', () => {
    const topic = { id: 't', name: 'Shipping', frozen: false, version: 1, positive: 0, neutral: 12, negative: 0 };
    const insights = insightsOf({
      summary: NOTHING,
      previous: NOTHING,
      topics: [
        { ...topic, conversations: 15, unanswered: 6 },
        { ...topic, id: 'u', name: 'Returns', conversations: 20, unanswered: 2 },
      ],
      previousTopics: [{ ...topic, conversations: 10, unanswered: 0 }],
      unusedSources: 2,
      forecast: { messages: 900, usedUpOn: '2026-11-23' },
    });
    expect(insights).toEqual([
      { code: 'messages-used-up', action: 'see-plans', values: { day: '2026-11-23' } },
      { code: 'topic-unanswered', action: 'answer-questions', values: { topic: 'Shipping', count: 6, share: 0.75 } },
      { code: 'topic-rising', action: 'see-topics', values: { topic: 'Shipping', count: 15, change: 0.5 } },
      { code: 'sources-unused', action: 'see-sources', values: { count: 2 } },
    ]);
  });
});

describe('topics', () => {
  const own = { aliases: [], frozen: false, mergedInto: null, name: 'Shipping', version: 1 };
  const counted = { conversations: 2, positive: 1, neutral: 1, negative: 0, unanswered: 1 };

  it('are found by their words in any order and spelling, frozen ones only by the same words', () => {
    const topics = [
      { ...own, id: 'ship', key: 'cost shipping' },
      { ...own, id: 'zelt', key: 'gestaenge zelt', frozen: true },
    ];
    expect(matchTopic(topics, 'Shipping costs')?.id).toBe('ship');
    expect(matchTopic(topics, 'Zelt, Gestänge')?.id).toBe('zelt');
    expect(matchTopic(topics, 'Zelte Gestänge')).toBeUndefined();
    expect(matchTopic(topics, 'Returns')).toBeUndefined();
    expect(matchTopic([{ ...own, id: 'a', key: 'x', aliases: ['delivery'] }], 'Delivery')?.id).toBe('a');
  });

  it('have the figures of what was merged into them, of former days too, and those without a name are other', () => {
    const { topics } = figuresSchema.parse({ topics: { a: counted, b: counted, gone: counted, other: counted } });
    const named = [
      { ...own, id: 'a' },
      { ...own, id: 'b', mergedInto: 'a' },
    ];
    expect(resolveTopics({ topics }, named)).toEqual([
      {
        id: 'a',
        name: 'Shipping',
        frozen: false,
        version: 1,
        conversations: 4,
        positive: 2,
        neutral: 2,
        negative: 0,
        unanswered: 2,
      },
      {
        id: 'other',
        name: null,
        frozen: false,
        version: 0,
        conversations: 4,
        positive: 2,
        neutral: 2,
        negative: 0,
        unanswered: 2,
      },
    ]);
  });

  it('end where topics were merged in a circle', () => {
    const topics = figuresSchema.parse({ topics: { a: counted } });
    const circle = [
      { ...own, id: 'a', mergedInto: 'b' },
      { ...own, id: 'b', mergedInto: 'a' },
    ];
    expect(resolveTopics(topics, circle)).toHaveLength(1);
  });
});

describe('contentGaps', () => {
  const asked = (place: string, chatId: string, question: string, at: number) => ({
    [place]: { chatId, messageId: `m${place}${chatId}`, question, at: new Date(at), counter: place },
  });

  it('groups like questions of all days, by the visitors who asked', () => {
    const days = [
      statsSchema.parse({
        chatbotId: 'bot',
        day: '2026-11-19',
        unanswered: {
          ...asked('1', 'c1', 'Do you ship to Austria?', 1),
          ...asked('2', 'c2', 'Opening hours on Sunday?', 2),
        },
        asked: { 1: 2, 2: 7 },
      }),
      statsSchema.parse({
        chatbotId: 'bot',
        day: '2026-11-20',
        unanswered: asked('1', 'c3', 'do you ship to austria', 3),
        asked: { 1: 1 },
      }),
    ];
    expect(contentGaps(days, 10)).toMatchObject([
      { question: 'do you ship to austria', chatId: 'c3', asked: 3, others: [{ chatId: 'c1', at: new Date(1) }] },
      { question: 'Opening hours on Sunday?', asked: 7, others: [] },
    ]);
    expect(contentGaps(days, 1)).toHaveLength(1);
  });

  it('groups questions of one meaning in two languages, each chatbot’s by themselves', () => {
    const sketch = (bits: string, space = 's') => ({ space, bits: bits.repeat(64), reach: 20 });
    const one = (place: string, question: string, own: ReturnType<typeof sketch> | null) => ({
      [place]: { chatId: `c${place}`, messageId: `m${place}`, question, at: new Date(Number(place)), sketch: own },
    });
    const unanswered = {
      ...one('1', 'Was kostet der Versand?', sketch('f')),
      ...one('2', 'What does shipping cost?', sketch('f')),
      ...one('3', 'Opening hours?', sketch('0')),
      ...one('4', 'Öffnungszeiten?', sketch('0', 'other')),
      ...one('5', 'Wann habt ihr offen?', null),
    };
    const day = (chatbotId: string) => statsSchema.parse({ chatbotId, day: '2026-11-20', unanswered });
    const found = contentGaps([day('a'), day('b')], 20);
    expect(
      found.filter(({ chatbotId }) => chatbotId === 'a').map(({ places }) => places.map(({ messageId }) => messageId)),
    ).toEqual([['m2', 'm1'], ['m5'], ['m4'], ['m3']]);
    expect(found).toHaveLength(8);
  });
});

describe('unusedSources', () => {
  it('are those that were learned from and that no answer cites', () => {
    const sources = [
      { id: 'a', status: 'indexed' },
      { id: 'b', status: 'indexed' },
      { id: 'c', status: 'failed' },
    ];
    const figures = figuresSchema.parse({ sources: { a: { cited: 1 } } });
    expect(unusedSources(sources, figures).map(({ id }) => id)).toEqual(['b']);
  });
});
