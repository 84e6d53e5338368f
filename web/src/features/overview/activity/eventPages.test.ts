import { describe, expect, it } from 'vitest';
import { teamEvent } from './activityEvent.ts';
import { type EventPages, type Events, mergeEvents, NO_EVENTS, readOnFrom, withLive, withOlder } from './eventPages.ts';

const NOBODY = {
  actorUid: 'ada',
  actorName: 'Ada',
  subject: '',
  subjectId: null,
  chatbotId: null,
  from: null,
  to: null,
};
const event = (id: string, at: number) => teamEvent({ id, kind: 'org-updated', ...NOBODY, at: new Date(at) });
const ids = (events: Events) => events.map(({ id }) => id).join('');

/** Two to a page, and one more that says whether there are more. */
const LIMIT = 3;
const busy = withLive(NO_EVENTS, [event('a', 90), event('b', 80), event('c', 70)], LIMIT);
const quiet = withLive(NO_EVENTS, [event('x', 85), event('y', 10)], LIMIT);

describe('one source', () => {
  it('ends where the listener has less than it asked for', () => {
    expect([busy, quiet, withLive(NO_EVENTS, [], LIMIT)].map(({ isEnd }) => isEnd)).toEqual([false, true, true]);
  });

  it('keeps what newer ones push out, and loses what is gone', () => {
    const older = withOlder(busy, [event('d', 60), event('e', 50)], true);
    expect(ids(withLive(older, [event('n', 95), event('a', 90), event('b', 80)], LIMIT).all)).toBe('nabcde');
    expect(ids(withLive(older, [event('a', 90), event('c', 70), event('d', 60)], LIMIT).all)).toBe('acde');
  });

  it('has an event once that was read twice', () => {
    expect(ids(withOlder(busy, [event('c', 70), event('d', 60)], false).all)).toBe('abcd');
  });
});

describe('several sources', () => {
  it('are merged by time, of one moment by id', () => {
    const { shown, hasMore } = mergeEvents([withLive(NO_EVENTS, [event('m', 85)], LIMIT), quiet], 3);
    expect([ids(shown), hasMore]).toEqual(['xmy', false]);
    expect(ids(mergeEvents([busy, quiet], 2).shown)).toBe('ax');
  });

  it('show nothing that something unread may belong before', () => {
    const { shown, hasMore } = mergeEvents([busy, quiet], 10);
    expect([ids(shown), hasMore]).toEqual(['axbc', true]);
  });

  it('are read on where they go on, until the page is full', () => {
    const sources = [busy, quiet];
    expect(sources.map((source) => readOnFrom(source, sources, 3)?.id)).toEqual([undefined, undefined]);
    expect(sources.map((source) => readOnFrom(source, sources, 4)?.id)).toEqual(['c', undefined]);
    const next = [withOlder(busy, [event('d', 60), event('e', 5)], true), quiet];
    expect(mergeEvents(next, 4)).toMatchObject({ hasMore: true });
    expect(ids(mergeEvents(next, 10).shown)).toBe('axbcdye');
    expect(mergeEvents(next, 10).hasMore).toBe(false);
  });

  it('show every event once, in order, page by page', () => {
    const size = 2;
    const stored = [0, 1, 2].map((source) =>
      Array.from({ length: 5 + 4 * source }, (_, n) => event(`${source}-${n}`, 1000 - n * (7 + 5 * source))),
    );
    let pages: EventPages[] = stored.map((events) => withLive(NO_EVENTS, events.slice(0, size + 1), size + 1));
    const total = stored.flat().length;
    for (let wanted = size; wanted <= total + size; wanted += size) {
      const before = pages;
      pages = pages.map((each, index) => {
        const last = readOnFrom(each, before, wanted);
        const events = stored[index] ?? [];
        const from = events.findIndex(({ id }) => id === last?.id) + 1;
        const found = events.slice(from, from + size);
        return last === undefined ? each : withOlder(each, found, found.length < size);
      });
      expect(mergeEvents(pages, wanted).shown).toHaveLength(Math.min(wanted, total));
    }
    const { shown, hasMore } = mergeEvents(pages, total);
    const inOrder = stored.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
    expect([shown, hasMore]).toEqual([inOrder, false]);
  });
});
