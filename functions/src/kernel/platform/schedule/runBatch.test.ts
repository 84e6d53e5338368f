import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runBatch } from './runBatch.ts';
import { type Rest, type SliceOrgs, wholeRun } from './Slice.ts';

const ORGS = Array.from({ length: 100 }, (_, index) => `org${index}`);
const write = vi.spyOn(logger, 'write').mockImplementation(() => undefined);

/** Runs a batch and returns the organizations that were worked on, and what was begun for later. */
async function batch(
  run: (orgId: string) => Rest,
  options: { isRepeated?: boolean; isOver?: () => boolean } = {},
): Promise<{ done: string[]; begun: SliceOrgs[] }> {
  const done: string[] = [];
  const begun: SliceOrgs[] = [];
  await runBatch(
    { ...wholeRun(), orgIds: ORGS, ...options },
    async ({ orgId }) => {
      const rest = run(orgId);
      done.push(orgId);
      return rest;
    },
    async (orgs) => void begun.push(orgs),
  );
  return { done: done.toSorted(), begun };
}

describe('a task for many organizations', () => {
  beforeEach(() => {
    write.mockClear();
  });

  it('does the other 99 when one fails, which is logged and tried again by itself', async () => {
    const { done, begun } = await batch((orgId) => {
      if (orgId === 'org7') throw new Error('away');
      return undefined;
    });
    expect(done).toEqual(ORGS.filter((id) => id !== 'org7').toSorted());
    expect(begun).toEqual([{ orgId: 'org7' }]);
    expect(write.mock.calls.map(([line]) => line)).toMatchObject([{ event: 'organization not done', orgId: 'org7' }]);
  });

  it('goes on with one that has more to do in a task of its own, from where it was', async () => {
    const { begun } = await batch((orgId) => (orgId === 'org7' ? { cursor: 'orgs/org7/chats/a' } : undefined));
    expect(begun).toEqual([{ orgId: 'org7', cursor: 'orgs/org7/chats/a' }]);
  });

  it('hands those over together that its time was too short for', async () => {
    let looked = 0;
    const { done, begun } = await batch(() => undefined, { isOver: () => (looked += 1) > 30 });
    expect(done).toHaveLength(30);
    expect(begun).toHaveLength(1);
    expect([...done, ...(begun[0]?.orgIds ?? [])].toSorted()).toEqual(ORGS.toSorted());
  });

  it('was cut when it comes again, and gives each a task of its own', async () => {
    const { done, begun } = await batch(() => undefined, { isRepeated: true });
    expect(done).toEqual([]);
    expect(begun).toEqual(ORGS.map((orgId) => ({ orgId })));
  });
});
