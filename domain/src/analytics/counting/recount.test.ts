import { beforeAll, describe, expect, it } from 'vitest';
import { DEPTHS } from '../../documents/chats/chat.ts';
import { statsSchema } from '../../documents/chats/stats.ts';
import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import { CSAT_SCORES } from '../../documents/chats/CSAT_SCORES.ts';
import type { AnswerMessage } from '../../documents/chats/message.ts';
import { hasMark } from '../../search/marks/hasMark.ts';
import { markChoice } from '../../search/marks/markChoice.ts';
import { COUNTED_VERDICTS, MARKS, RATINGS, slotOf } from '../../search/marks/MARKS.ts';
import { addFigures, newFigures, sumFigures } from '../addFigures.ts';
import { percentileOf } from '../percentileOf.ts';
import { resolveTopics } from '../resolveTopics.ts';
import { summarize } from '../summarize.ts';
import { countedVerdict } from './answerFigures.ts';
import { depthOf } from './depthOf.ts';
import { marksOf } from './marksOf.ts';
import { chatFigures, differencesOf, messageFigures } from './recount.ts';
import { createFigureWorld, type FigureWorld } from './support/figureWorld.ts';

/** Enough for every hour of the month in each zone, some 300 conversations; many more where `npm run soak` has set PARLANCE_SOAK. */
const MESSAGES = process.env['PARLANCE_SOAK'] === '1' ? 50_000 : 3000;
const TOPICS = ['a', 'b', 'c', 'other'];
const VERDICTS = ['answered', 'answered', 'answered', 'verified', 'small-talk', 'refused', 'incomplete'] as const;
const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;

/** Numbers from 0 to 1, the same every time (Lehmer's generator: https://doi.org/10.1145/63039.63042). */
function createRandom(): () => number {
  let state = 20_261_120;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A month of a chatbot with clocks that change in it: repeats, cut answers, ratings, late classifications and deletions. */
function live(timezone: string, start: string, messages: number, random: () => number): FigureWorld {
  const world = createFigureWorld(timezone);
  const pick = <const T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0];
  const begin = Date.parse(start);
  for (let index = 0; index < messages; index += 1) {
    const at = new Date(begin + Math.floor((index / messages) * 31 * DAY_MS));
    // A conversation is some messages long; some go on over midnight.
    const chatId = `chat-${Math.floor(index / 3)}${random() < 0.2 ? '-again' : ''}`;
    const asked = {
      chatId,
      messageId: `m-${index}`,
      at,
      verdict: pick(VERDICTS),
      latencyMs: Math.floor(random() * 35_000),
      sourceId: `s${Math.floor(random() * 5)}`,
    };
    const begun = {
      channel: pick(['widget', 'iframe']),
      locale: pick(['en', 'de']),
      site: pick(['shop.example', 'other']),
      proactive: index % 4 === 0 ? { ruleId: 'rule', isShown: index % 3 > 0, holdout: 30 } : null,
    };
    world.answer(asked, begun);
    if (random() < 0.2) world.answer({ ...asked, verdict: 'answered' }, begun);
    if (random() < 0.1) world.answer({ ...asked, at: new Date(at.getTime() + MINUTE_MS) }, begun);
    if (random() < 0.3) world.rate(`m-${Math.floor(random() * index)}`, pick(['positive', 'negative', null]));
    const chat = `chat-${Math.floor((random() * index) / 3)}`;
    if (random() < 0.2 && world.chats.get(chat)?.csat === null) {
      world.move(chat, { csat: { score: pick([null, ...CSAT_SCORES]), comment: '', at } });
    }
    if (random() < 0.4) {
      world.move(`chat-${Math.floor((random() * index) / 3)}`, {
        classifiedAt: at,
        category: pick(['Orders', 'Returns', '__proto__']),
        sentiment: pick(SENTIMENTS),
        topicId: pick(['a', 'b', 'c', 'other']),
        outcome: pick(['answered', 'unanswered', 'failed']),
        thanked: random() < 0.2,
      });
    }
  }
  return world;
}

const ZONES = [
  ['Europe/Berlin', '2026-03-10T00:00:00Z'],
  ['America/Los_Angeles', '2026-10-15T00:00:00Z'],
  ['Pacific/Chatham', '2026-03-20T00:00:00Z'],
] as const;

describe.each(ZONES)('figures of a month in %s, with clocks that change', (timezone, start) => {
  let world: FigureWorld;

  beforeAll(() => {
    world = live(timezone, start, Math.ceil(MESSAGES / ZONES.length), createRandom());
  });

  it('are on every day what a recount finds (A-104)', () => {
    const found = new Map([...world.days].map(([day]) => [day, newFigures()]));
    const add = (day: string, more: ReturnType<typeof newFigures>) =>
      found.set(day, addFigures(found.get(day) ?? newFigures(), more));
    for (const chat of world.chats.values()) add(chat.day, chatFigures(chat));
    for (const answer of world.answers.values()) add(answer.day, messageFigures(answer));
    const different = [...found].flatMap(([day, figures]) =>
      differencesOf(world.days.get(day) ?? newFigures(), figures),
    );
    expect(different).toEqual([]);
  });

  it('are what counting by hand comes to', () => {
    const answers = [...world.answers.values()];
    const chats = [...world.chats.values()];
    const { figures } = summarize(
      [...world.days].map(([day, each]) => statsSchema.parse({ ...each, day, chatbotId: 'bot' })),
      timezone,
    );
    expect(figures.messages).toBe(answers.length);
    expect(figures.conversations).toBe(chats.length);
    expect(figures.refused).toBe(answers.filter(({ verdict }) => verdict === 'refused').length);
    expect(figures.failed).toBe(answers.filter(({ verdict }) => verdict === 'incomplete').length);
    expect(figures.positive).toBe(answers.filter(({ rating }) => rating === 'positive').length);
    expect(figures.negative).toBe(answers.filter(({ rating }) => rating === 'negative').length);
    const stated = [...world.chats.values()].filter(({ csat }) => csat?.score === 5).length;
    expect(stated).toBeGreaterThan(0);
    expect(figures.csat[5]).toBe(stated);
    expect(figures.depth.quick).toBe(chats.filter(({ questions }) => (questions ?? 0) < 3).length);
    expect(figures.depth.deep).toBe(chats.filter(({ questions }) => (questions ?? 0) >= 5).length);
    expect(figures.resolution.confirmed).toBe(
      chats.filter(({ counted }) => counted?.resolution === 'confirmed').length,
    );
    const cited = answers.filter(({ citations }) => citations[0]?.sourceId === 's1');
    expect(figures.sources['s1']).toEqual({
      cited: cited.length,
      positive: cited.filter(({ rating }) => rating === 'positive').length,
      negative: cited.filter(({ rating }) => rating === 'negative').length,
    });
    const sorted = answers.map(({ latencyMs }) => latencyMs ?? 0).toSorted((a, b) => a - b);
    expect(figures.latencyMsSum).toBe(sorted.reduce((sum, ms) => sum + ms, 0));
    expect(percentileOf(figures.latency, 0.5)).toBeCloseTo(sorted[Math.floor(sorted.length / 2)] ?? 0, -3.5);
  });

  it('have no hour that clocks left out, and the hour that came twice for both', () => {
    const byHour = new Map<string, number>();
    for (const { day, hour } of world.answers.values())
      byHour.set(`${day} ${hour}`, (byHour.get(`${day} ${hour}`) ?? 0) + 1);
    for (const [day, { localHours }] of world.days) {
      for (const [hour, count] of Object.entries(localHours)) expect(count).toBe(byHour.get(`${day} ${hour}`) ?? 0);
    }
    // Of the three only Berlin's clocks have no such hour on that day.
    expect(byHour.has('2026-03-29 2')).toBe(timezone === 'Pacific/Chatham');
  });

  it('lead to the conversations that hold all that they count, and to no others', () => {
    const days = [...world.days.keys()].toSorted();
    const answersOf = Map.groupBy(world.answers.values(), ({ chatId }) => chatId);
    const marks = new Map([...answersOf].map(([chatId, answers]) => [chatId, marksOf(answers)]));
    const found = Map.groupBy(
      [...marks].flatMap(([chatId, own]) => own.map((mark) => ({ chatId, mark }))),
      ({ mark }) => mark,
    );
    for (const [first, last] of [
      [0, days.length - 1],
      [5, 11],
      [18, 18],
    ] as const) {
      const [from = '', to = ''] = [days[first], days[last]];
      const within = days
        .slice(first, last + 1)
        .map((day) => statsSchema.parse({ ...world.days.get(day), day, chatbotId: 'bot' }));
      const { weekHours, figures } = summarize(within, timezone);
      const check = (subject: string, count: number, isCounted: (answer: AnswerMessage) => boolean) => {
        const asked = [markChoice(subject, { from, to })].flat().flatMap((mark) => found.get(mark) ?? []);
        const listed = new Set(asked.map(({ chatId }) => chatId));
        const counts = [...listed]
          .filter((chatId) => hasMark(marks.get(chatId) ?? [], subject, { from, to }))
          .map((chatId) => {
            const own = answersOf.get(chatId) ?? [];
            return own.filter((answer) => answer.day >= from && answer.day <= to && isCounted(answer)).length;
          });
        expect(counts).not.toContain(0);
        expect([subject, counts.reduce((sum, each) => sum + each, 0)]).toEqual([subject, count]);
      };
      for (const [weekday, hours] of weekHours.entries()) {
        for (const [hour, count] of hours.entries()) {
          const slot = `${weekday}-${hour}`;
          check(MARKS.slot(slot), count, (answer) => answer.hour === hour && slotOf(answer.day, hour) === slot);
        }
      }
      for (const verdict of COUNTED_VERDICTS) {
        check(MARKS.verdict(verdict), figures[verdict], (answer) => countedVerdict(answer.verdict) === verdict);
      }
      for (const [sourceId, counted] of Object.entries(figures.sources)) {
        const isCited = ({ citations }: AnswerMessage) => citations.some((each) => each.sourceId === sourceId);
        check(MARKS.source(sourceId), counted.cited, isCited);
        for (const rating of RATINGS) {
          const isCounted = (answer: AnswerMessage) => isCited(answer) && answer.rating === rating;
          check(MARKS.rated(rating, sourceId), counted[rating], isCounted);
        }
      }
      for (const rating of RATINGS) check(MARKS.rated(rating), figures[rating], (answer) => answer.rating === rating);
      // Mean, median and percentiles are made of all answers.
      const timed = Object.values(figures.latency).reduce((sum, count) => sum + count, 0);
      for (const count of [figures.messages, timed]) check(MARKS.answer, count, () => true);
      const begun = [...world.chats.values()].filter(({ day }) => day >= from && day <= to);
      for (const depth of DEPTHS) {
        expect(begun.filter(({ questions }) => depthOf(questions) === depth)).toHaveLength(figures.depth[depth]);
      }
    }
  });

  it('add merged topics up without losing a conversation', () => {
    const figures = sumFigures([...world.days.values()]);
    const own = { name: 'Topic', frozen: false, version: 1 };
    const resolved = resolveTopics(figures, [
      { ...own, id: 'a', mergedInto: null },
      { ...own, id: 'b', mergedInto: 'a' },
      { ...own, id: 'c', mergedInto: 'a' },
    ]);
    const byHand = (ids: readonly string[]) =>
      [...world.chats.values()].filter(({ counted }) => ids.includes(counted?.topicId ?? '')).length;
    expect(resolved.map(({ id, conversations }) => [id, conversations])).toEqual([
      ['a', byHand(['a', 'b', 'c'])],
      ['other', byHand(['other'])],
    ]);
    expect(TOPICS.map((id) => figures.topics[id]?.conversations)).toEqual(TOPICS.map((id) => byHand([id])));
  });

  it('keep what was counted of deleted conversations, and a recount knows', () => {
    const [first] = world.chats.values();
    const [chatId] = world.chats.keys();
    const day = first?.day ?? '';
    const before = world.days.get(day) ?? newFigures();
    world.remove(chatId ?? '');
    const after = world.days.get(day) ?? newFigures();
    expect(after).toEqual({ ...before, deleted: 1 });
    const left = [...world.chats.values()].filter((chat) => chat.day === day).map(chatFigures);
    const messages = [...world.answers.values()].filter((answer) => answer.day === day && answer.chatId !== chatId);
    const found = sumFigures([...left, ...messages.map(messageFigures)]);
    expect(differencesOf(after, found)).toEqual([]);
    expect(differencesOf({ ...after, deleted: 0 }, found).length).toBeGreaterThan(0);
    expect(differencesOf(after, addFigures(found, { ...newFigures(), messages: 100 }))).toMatchObject([
      { figure: 'messages' },
    ]);
  });
});
