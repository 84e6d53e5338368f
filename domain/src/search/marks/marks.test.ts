import { describe, expect, it } from 'vitest';
import { type AnswerMessage, newAnswerMessage } from '../../documents/chats/message.ts';
import { marksOf } from '../../analytics/counting/marksOf.ts';
import { ratingMarks } from '../../analytics/counting/ratingMarks.ts';
import { withRatingMarks } from '../../analytics/counting/withRatingMarks.ts';
import { LIMITS } from '../../limits.ts';
import { addMarks } from './addMarks.ts';
import { hasMark } from './hasMark.ts';
import { markChoice } from './markChoice.ts';
import { MARKS, marksOn } from './MARKS.ts';
import { subjectsOf } from './subjectsOf.ts';

// A Friday.
const DAY = '2026-11-20';
const said = { chatbotId: 'bot', text: '', at: new Date(0) };
const citation = (sourceId: string) => ({
  n: 1,
  sourceId,
  sourceName: '',
  heading: '',
  page: null,
  url: null,
  quote: '',
});

function answer(own: Partial<AnswerMessage>): AnswerMessage {
  return newAnswerMessage({ ...said, verdict: 'answered', day: DAY, hour: 14, ...own });
}

function event(name: 'handover-requested' | 'agent-joined', day: string) {
  return {
    ...said,
    role: 'event' as const,
    event: name,
    agentUid: null,
    agentName: null,
    opensAt: null,
    day,
    channel: null,
  };
}

describe('marks', () => {
  it('say what a conversation counts for, each once', () => {
    const cites = answer({ citations: [citation('prices'), citation('prices')] });
    const marks = marksOf([cites, answer({}), event('handover-requested', '2026-11-21'), event('agent-joined', DAY)]);
    expect(marks).toHaveLength(15);
    expect(marks).toEqual(
      expect.arrayContaining([
        'source:prices',
        'source:prices@2026-11',
        `source:prices@${DAY}`,
        `verdict:answered@${DAY}`,
        `answer@${DAY}`,
        'slot:4-14',
        'slot:4-14@2026-11',
        `slot:4-14@${DAY}`,
        'person',
        'person@2026-11',
        'person@2026-11-21',
      ]),
    );
  });

  it('say nothing of messages whose day was not stored', () => {
    expect(marksOf([answer({ day: '', citations: [citation('prices')] }), event('handover-requested', '')])).toEqual(
      [],
    );
    expect(marksOf([answer({ hour: null, verdict: 'refused' })])).toEqual([
      ...marksOn('answer', DAY),
      ...marksOn('verdict:refused', DAY),
    ]);
  });

  it('say how answers are rated, each on its own day, of all and of what they cite', () => {
    const liked = answer({ rating: 'positive', citations: [citation('prices'), citation('hours')] });
    const disliked = answer({ rating: 'negative', day: '2026-12-01' });
    const rated = (...answers: AnswerMessage[]) => marksOf(answers).filter((mark) => mark.startsWith('rated:'));
    expect(rated(liked, answer({}), disliked, disliked)).toEqual([
      ...marksOn('rated:positive', DAY),
      ...marksOn('rated:positive:prices', DAY),
      ...marksOn('rated:positive:hours', DAY),
      ...marksOn('rated:negative', '2026-12-01'),
    ]);
  });

  it('follow a rating that changes, and no other', () => {
    const first = answer({ rating: 'positive', citations: [citation('prices')] });
    const second = answer({ rating: 'positive' });
    const kept = [...marksOn('person', DAY), ...marksOn('slot:4-14', DAY)];
    const rated = withRatingMarks(kept, [first, second]);
    expect(rated).toEqual([...kept, ...ratingMarks(first)]);
    expect(withRatingMarks(rated, [{ ...first, rating: null }, second])).toEqual([...kept, ...ratingMarks(second)]);
    expect(withRatingMarks(rated, [{ ...first, rating: 'negative' }])).toEqual([
      ...kept,
      ...marksOn('rated:negative', DAY),
      ...marksOn('rated:negative:prices', DAY),
    ]);
    expect(withRatingMarks(rated, [])).toEqual(kept);
  });

  it('are no more than a conversation may have, the newest of them', () => {
    const full = Array.from({ length: LIMITS.marksPerChat }, (_, index) => `slot:${index}`);
    const more = addMarks(full, ['slot:1', 'person']);
    expect(more).toHaveLength(LIMITS.marksPerChat);
    expect(more).not.toContain('slot:0');
    expect(more.slice(-2)).toEqual(['slot:1', 'person']);
  });
});

it('of a conversation with too many, those of its oldest days go first', () => {
  const subjects = Array.from({ length: LIMITS.marksPerChat / 4 }, (_, index) => `source:${index}`);
  const first = subjects.flatMap((subject) => marksOn(subject, DAY));
  const second = subjects.flatMap((subject) => marksOn(subject, '2026-11-21'));
  const all = addMarks(addMarks([], second), first);
  expect(all).toHaveLength(LIMITS.marksPerChat);
  expect(all).toEqual(
    expect.arrayContaining([...subjects, ...subjects.map((subject) => `${subject}@2026-11`), ...second]),
  );
  const more = addMarks(all, ['person', 'person@2026-11', 'person@2026-11-22']);
  expect(more).toHaveLength(LIMITS.marksPerChat);
  expect(more.filter((mark) => mark.endsWith(DAY))).toHaveLength(subjects.length - 3);
  expect(more).toEqual(expect.arrayContaining([...second, 'person', 'person@2026-11', 'person@2026-11-22']));
});

describe('hasMark', () => {
  const marks = marksOn(MARKS.source('a'), DAY);

  it.each([
    [{}, true],
    [{ from: DAY, to: DAY }, true],
    [{ from: '2026-11-21' }, false],
    [{ to: '2026-11-19' }, false],
    [{ to: '2026-11-20' }, true],
  ])('goes by the days %j', (days, isThere) => {
    expect(hasMark(marks, MARKS.source('a'), days)).toBe(isThere);
    expect(hasMark(marks, MARKS.source('b'), days)).toBe(false);
    expect(hasMark(marksOn(MARKS.source('ab'), DAY), MARKS.source('a'), days)).toBe(false);
  });
});

describe('markChoice', () => {
  it('asks for the days, for months where they are more than one query takes, and else for any day', () => {
    expect(markChoice('person', { from: DAY, to: DAY })).toBe(`person@${DAY}`);
    expect(markChoice('person', { from: '2026-11-01', to: '2026-11-30' })).toHaveLength(30);
    expect(markChoice('person', { from: '2026-10-31', to: '2026-11-30' })).toEqual([
      'person@2026-10',
      'person@2026-11',
    ]);
    expect(markChoice('person', { from: '2025-11-22', to: '2026-11-22' })).toHaveLength(13);
    expect(markChoice('person', { from: '2024-11-22', to: '2026-11-22' })).toBe('person');
    expect(markChoice('person', { from: DAY })).toBe('person');
    expect(markChoice('person', { from: DAY, to: '2026-11-19' })).toBe('person');
  });

  it('asks for an hour of the week on its weekday alone', () => {
    expect(markChoice('slot:4-14', { from: '2026-11-09', to: '2026-11-22' })).toEqual([
      'slot:4-14@2026-11-13',
      'slot:4-14@2026-11-20',
    ]);
    expect(markChoice('slot:4-14', { from: '2026-11-21', to: '2026-11-22' })).toBe('slot:4-14');
  });

  it('never asks for less than belongs', () => {
    for (const to of ['2026-11-20', '2026-12-20', '2027-06-20', '2027-11-20', '2029-11-20']) {
      const asked = [markChoice('slot:4-14', { from: DAY, to })].flat();
      expect(marksOn('slot:4-14', DAY).some((mark) => asked.includes(mark))).toBe(true);
    }
  });
});

it('asks for a source first, which few conversations cite', () => {
  expect(subjectsOf({ source: 'a', slot: '4-14', verdict: 'failed', person: true })).toEqual([
    'source:a',
    'person',
    'slot:4-14',
    'verdict:failed',
  ]);
  expect(subjectsOf({ answer: true, rated: 'negative' })).toEqual(['rated:negative', 'answer']);
  // One answer is both.
  expect(subjectsOf({ source: 'a', rated: 'positive' })).toEqual(['rated:positive:a']);
  expect(subjectsOf({})).toEqual([]);
});
