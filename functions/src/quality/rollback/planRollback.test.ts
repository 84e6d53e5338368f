import { newFileSource, newQaSource, newWebsiteSource, type Source } from '@parlance/domain/documents/knowledge/source';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { expect, it } from 'vitest';
import { newWebsite } from '../../knowledge/newWebsite.ts';
import { formerId } from '@parlance/domain/documents/knowledge/formerId';
import { keptSource } from '../../versions/keptSource.ts';
import { asksForKept } from './asksForKept.ts';
import { knownAfter } from './knownAfter.ts';
import { planRollback } from './planRollback.ts';
import { tokenOf } from './tokenOf.ts';

const THEN = new Date('2026-11-01T12:00:00Z');
const BEFORE = new Date('2026-10-01T12:00:00Z');
const AFTER = new Date('2026-11-02T12:00:00Z');

const read = { chatbotId: 'chatbot', createdBy: 'ada', createdAt: BEFORE, chunks: 1, status: 'indexed' } as const;
const qa = (name: string, fingerprint: string, answer = fingerprint): Source =>
  newQaSource({ ...read, name, question: name, answer, fingerprint });
const file = (name: string, fingerprint: string, own: Partial<Source> = {}): Source => ({
  ...newFileSource({ ...read, name, fileType: 'md', fingerprint }),
  ...own,
  type: 'file',
  fileType: 'md',
});
const website = (fingerprint: string): Source => {
  const url = 'https://shop.example/';
  const of = newWebsite({ url, mode: 'site', include: [], exclude: [], weekly: false, isFirstLook: false });
  return newWebsiteSource({ ...read, name: url, fingerprint, website: of });
};
const known = (id: string, { type, name, fingerprint, chunks }: Source): KnownSource => ({
  id,
  type,
  name,
  fingerprint,
  chunks,
});
const kept = (sourceId: string, source: Source, own: Partial<RemovedSource> = {}): RemovedSource => ({
  ...keptSource({ sourceId, source, reason: 'removed', removedBy: 'ada', at: AFTER }),
  ...own,
});

function plan(
  present: Record<string, Source>,
  former: readonly KnownSource[] | undefined,
  removed: Record<string, RemovedSource> = {},
) {
  const found = planRollback({
    present: new Map(Object.entries(present)),
    former,
    formerAt: THEN,
    kept: new Map(Object.entries(removed)),
  });
  const ids = (list: readonly KnownSource[]) => list.map(({ id }) => id);
  return {
    restored: [...found.restored].map(([id, { replaced }]) => (replaced ? [id, replaced.answer] : id)),
    removed: [...found.removed.keys()],
    rewritten: [...found.rewritten].map(([id, { before }]) => [id, before.answer]),
    different: ids(found.different),
    lost: ids(found.lost),
  };
}

const NOTHING = { restored: [], removed: [], rewritten: [], different: [], lost: [] };

it('changes nothing where all is as it was, or where nobody knows how it was', () => {
  const present = { a: file('a.md', 'x'), b: qa('B?', 'y') };
  expect(plan(present, [known('a', file('a.md', 'x')), known('b', qa('B?', 'y'))])).toEqual(NOTHING);
  expect(plan(present, undefined)).toEqual(NOTHING);
});

it('takes a file that is cut otherwise today for the same file', () => {
  expect(plan({ a: file('a.md', 'new') }, [known('a', file('a.md', 'old'))])).toEqual(NOTHING);
});

it('brings back what was removed, and says what is erased', () => {
  const former = [known('a', file('a.md', 'x')), known('b', file('b.md', 'x')), known('c', file('c.md', 'x'))];
  const removed = {
    a: kept('a', file('a.md', 'x')),
    b: kept('b', file('b.md', 'x'), { isErasing: true }),
  };
  expect(plan({}, former, removed)).toEqual({ ...NOTHING, restored: ['a'], lost: ['b', 'c'] });
});

it('removes what was added since, and leaves alone what failed already then', () => {
  const present = {
    old: file('old.md', 'x'),
    added: file('added.md', 'y', { createdAt: AFTER }),
    waiting: file('waiting.md', '', { createdAt: AFTER, chunks: 0, status: 'pending' }),
    back: file('back.md', '', { chunks: 0, status: 'pending', restoredAt: AFTER }),
    failed: file('failed.md', '', { chunks: 0, status: 'failed' }),
  };
  expect(plan(present, [known('old', file('old.md', 'x'))])).toEqual({
    ...NOTHING,
    removed: ['added', 'waiting', 'back'],
  });
});

it('gives questions back the answer that they had, also those that were removed after that', () => {
  const [then, now] = [qa('B?', 'old'), qa('B?', 'new')];
  const former = { [formerId('b', 'old')]: kept('b', then, { reason: 'changed' }) };
  expect(plan({ b: now }, [known('b', then)], former)).toEqual({ ...NOTHING, rewritten: [['b', 'old']] });
  expect(plan({ b: now }, [known('b', then)])).toEqual({ ...NOTHING, different: ['b'] });
  const both = { ...former, b: kept('b', now) };
  // The answer that it had when it was deleted is not lost with that.
  expect(plan({}, [known('b', then)], both)).toEqual({ ...NOTHING, restored: [['b', 'new']] });
});

it('says of websites that they are read as they are today', () => {
  expect(plan({ w: website('new') }, [known('w', website('old'))])).toEqual({ ...NOTHING, different: ['w'] });
  const removed = { w: kept('w', website('old')) };
  expect(plan({}, [known('w', website('old'))], removed)).toEqual({ ...NOTHING, restored: ['w'], different: ['w'] });
});

it('asks for what is kept of questions with another text and of what is gone, and of nothing else', () => {
  const rows: [KnownSource, Source | undefined, boolean][] = [
    [known('a', file('a.md', 'old')), file('a.md', 'new'), false],
    [known('w', website('old')), website('new'), false],
    [known('b', qa('B?', '')), qa('B?', 'new'), false],
    [known('b', qa('B?', 'same')), qa('B?', 'same'), false],
    [known('b', qa('B?', 'old')), qa('B?', 'new'), true],
    [known('a', file('a.md', 'old')), undefined, true],
  ];
  expect(rows.map(([was, now]) => asksForKept(was, now))).toEqual(rows.map(([, , isAsked]) => isAsked));
});

it('knows afterwards what it leaves alone as that is today, and the rest as it was', () => {
  const present = new Map<string, Source>([
    ['a', file('a.md', 'cut otherwise', { chunks: 3 })],
    ['b', qa('B?', 'new')],
    ['failed', file('failed.md', '', { chunks: 0, status: 'failed' })],
    ['added', file('added.md', 'y', { createdAt: AFTER })],
  ]);
  const former = [
    known('a', file('a.md', 'x')),
    known('b', qa('B?', 'old')),
    known('c', file('c.md', 'z')),
    known('l', file('l.md', 'l')),
  ];
  const keptOnes = new Map([
    [formerId('b', 'old'), kept('b', qa('B?', 'old'), { reason: 'changed' })],
    ['c', kept('c', file('c.md', 'z'))],
  ]);
  const found = planRollback({ present, former, formerAt: THEN, kept: keptOnes });
  expect(knownAfter(present, found).map(({ id, fingerprint, chunks }) => [id, fingerprint, chunks])).toEqual([
    ['a', 'cut otherwise', 3],
    ['b', 'old', 1],
    ['c', 'z', 1],
  ]);
});

it('has one token for the same effect, however far readings have come, and another one for another text', () => {
  const former = { [formerId('b', 'old')]: kept('b', qa('B?', 'old'), { reason: 'changed' }) };
  const token = (now: Source) =>
    tokenOf(
      {},
      planRollback({
        present: new Map([['b', now]]),
        former: [known('b', qa('B?', 'old'))],
        formerAt: THEN,
        kept: new Map(Object.entries(former)),
      }),
    );
  const unread = { ...qa('B?', '', 'new'), status: 'pending' as const };
  expect(token(unread)).toBe(token(qa('B?', 'new')));
  expect(token(qa('B?', 'newer'))).not.toBe(token(unread));
});
