import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { takeScannedPages } from '../../../functions/src/knowledge/ingestion/scan/takeScannedPages.ts';
import { retrySource } from '../../../functions/src/knowledge/sources/retrySource.ts';
import { admin } from '../../support/admin.ts';
import { makeScan, PICTURES } from '../support/ingestion/makeScan.ts';
import { startScanReader } from '../support/ingestion/startScanReader.ts';

const MAX = PLAN_LIMITS.pro.scannedPagesPerMonth;
const NOW = new Date();
const AWAY = { code: 503, retryAfterSeconds: 60 };
/** A task of the suite would read sources beside the test. */
const enqueue = async (): Promise<void> => undefined;

const WORDS = 'A room costs 95 euros a night, and breakfast is included in it.';

describe('a scanned PDF', () => {
  it('is read page by page by the model, with the right pages, and each page once (deliveries, new chunker)', async () => {
    const { orgId, sourceId, read, passages, pagesUsed } = await makeScan('pro', 6, 3);
    const { provider, pagesAsked } = await startScanReader((asked) => ({
      text: `## Prices\n\n${WORDS} Number ${asked}.`,
    }));
    await Promise.all([1, 2].map(() => ingestSource(orgId, sourceId, provider, { now: NOW, enqueue })));
    expect((await pagesAsked()).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6]);
    expect(await read()).toMatchObject({
      status: 'indexed',
      notes: [],
      pagesWithoutText: 0,
      scan: { pages: 5, read: 5 },
    });
    const found = await passages();
    expect(found.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found[2]?.text).toContain('24 months');
    expect(found[3]?.text).toContain(WORDS);
    expect(await pagesUsed()).toBe(5);

    const again = { status: 'pending', attempts: 0, nextAttemptAt: new Date(0) };
    await admin.db.doc(paths.source(orgId, sourceId)).update(again);
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await pagesAsked()).toHaveLength(5);
    expect(await read()).toMatchObject({ status: 'indexed', scan: { pages: 5, read: 5 } });
  });

  it('goes on where the AI service went away, gives back what was not read, and costs no attempt', async () => {
    const { orgId, sourceId, read, pagesUsed } = await makeScan('pro', 6);
    let isAway = true;
    const { provider, pagesAsked } = await startScanReader((asked) =>
      isAway && asked > 3 ? { fail: AWAY } : { text: WORDS },
    );
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await read()).toMatchObject({
      status: 'pending',
      attempts: 0,
      waitingFor: 'service',
      scan: { pages: 6, read: 0 },
    });
    expect(await pagesUsed()).toBe(3);
    isAway = false;
    await ingestSource(orgId, sourceId, provider, { now: new Date(NOW.getTime() + MINUTE_MS), enqueue });
    expect(await read()).toMatchObject({ status: 'indexed', scan: { pages: 6, read: 6 } });
    // Four at first, of which one failed, and the three that were missing.
    expect(await pagesAsked()).toHaveLength(7);
    expect(await pagesUsed()).toBe(6);
  });

  it('is read as far as the month has pages: N of N+1, however many are read at once, and the rest on request', async () => {
    const { orgId, sourceId, read, pagesUsed, addScan } = await makeScan('pro', 4);
    const other = await addScan(4);
    await takeScannedPages(orgId, MAX - 7, NOW);
    const { provider, pagesAsked } = await startScanReader(() => ({ text: WORDS }));
    await Promise.all([sourceId, other].map((id) => ingestSource(orgId, id, provider, { now: NOW, enqueue })));
    expect(await pagesAsked()).toHaveLength(7);
    expect(await pagesUsed()).toBe(MAX);
    const sources = await Promise.all([sourceId, other].map(async (id) => ({ id, ...(await read(id)) })));
    const whole = sources.filter(({ notes }) => notes.length === 0);
    const [part] = sources.filter(({ notes }) => notes.includes('pages-over-quota'));
    expect(whole).toHaveLength(1);
    expect(part).toMatchObject({ status: 'indexed', pagesWithoutText: 0, scan: { pages: 4, read: 3 } });

    const third = await addScan(1);
    await ingestSource(orgId, third, provider, { now: NOW, enqueue });
    expect(await read(third)).toMatchObject({ status: 'failed', error: 'scan-limit-reached' });

    await retrySource(orgId, part?.id ?? '');
    expect((await read(part?.id ?? '')).status).not.toBe('indexed');
    expect((await takeScannedPages(orgId, 9, new Date(NOW.getTime() + 40 * 24 * HOUR_MS))).taken).toBe(9);
  });

  it('loses no other page with one that the model refuses, and is no failure of the model’s', async () => {
    const { orgId, sourceId, read, pagesUsed } = await makeScan('pro', 2);
    const refused = { code: 400 };
    const { provider } = await startScanReader((asked) => (asked === 1 ? { fail: refused } : { text: WORDS }));
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await read()).toMatchObject({
      status: 'indexed',
      notes: ['pages-without-text'],
      pagesWithoutText: 1,
      scan: { pages: 2, read: 1 },
    });
    expect(await pagesUsed()).toBe(1);
  });

  it('may be a picture: shown to the model as it is, counted as one page, without the number of a page', async () => {
    const { orgId, read, passages, pagesUsed, addPicture } = await makeScan('pro', 1);
    const { provider, shown } = await startScanReader(() => ({ text: WORDS }));
    for (const fileType of ['png', 'jpg'] as const) {
      const picture = await addPicture(fileType);
      await ingestSource(orgId, picture, provider, { now: NOW, enqueue });
      expect(await read(picture)).toMatchObject({ status: 'indexed', notes: [], scan: { pages: 1, read: 1 } });
      expect(await passages(picture)).toEqual([{ text: WORDS, page: null }]);
      const data = Buffer.from(PICTURES[fileType]).toString('base64');
      expect(shown().at(-1)).toEqual({ mimeType: FILE_TYPES[fileType], data });
    }
    expect(await pagesUsed()).toBe(2);
    const local = createLocalProvider();
    const unread = await addPicture('png');
    await ingestSource(orgId, unread, local, { now: NOW, enqueue });
    expect(await read(unread)).toMatchObject({ status: 'failed', error: 'file-no-text' });
  });

  it('is not read where the plan has no pages, and says so', async () => {
    const { orgId, sourceId, read } = await makeScan('trial', 2);
    const { provider, pagesAsked } = await startScanReader(() => ({ text: WORDS }));
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await read()).toMatchObject({ status: 'failed', error: 'scan-not-in-plan', scan: null });
    expect(await pagesAsked()).toEqual([]);
  });
});
