import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newFileSource } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createGeminiProvider } from '../../../functions/src/ai/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../functions/src/ai/gemini/vertexBackend.ts';
import { ingestSource } from '../../../functions/src/ingestion/ingestSource.ts';
import { takeScannedPages } from '../../../functions/src/ingestion/scan/takeScannedPages.ts';
import { monthOf } from '../../../functions/src/platform/calendar.ts';
import { retrySource } from '../../../functions/src/sources/retrySource.ts';
import { eraseSource } from '../../../functions/src/sources/eraseSource.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { type Script, type Seen, startFakeGemini } from '../support/answering/fakeGemini.ts';
import { TEST_VERTEX } from '../support/answering/TEST_VERTEX.ts';

const MAX = PLAN_LIMITS.pro.scannedPagesPerMonth;
const NOW = new Date();
/** A page as wide as this is the page with the number 0: the fake knows pages by their width. */
const WIDTH = 300;
const AWAY = { code: 503, status: 'UNAVAILABLE', retryAfterSeconds: 60 };
/** A task of the suite would read sources beside the test. */
const enqueue = async (): Promise<void> => undefined;

const mediaSchema = z.object({
  contents: z.tuple([
    z.object({
      parts: z.array(z.object({ inlineData: z.optional(z.object({ mimeType: z.string(), data: z.string() })) })),
    }),
  ]),
});

let fake: Awaited<ReturnType<typeof startFakeGemini>> | undefined;

afterEach(async () => {
  await fake?.stop();
  fake = undefined;
});

/** A PDF whose pages hold a drawing without text, but for one. */
async function scannedPdf(pages: number, textPage: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([WIDTH + number, 400]);
    page.drawRectangle({ width: 100, height: 100 });
    if (number === textPage) page.drawText('The warranty lasts 24 months.', { x: 20, y: 300, size: 12, font });
  }
  return pdf.save();
}

/** The number of the one page that a request shows to the model. */
async function pageOf(body: unknown): Promise<number> {
  const [{ parts }] = mediaSchema.parse(body).contents;
  const media = parts.find(({ inlineData }) => inlineData !== undefined)?.inlineData;
  expect(media?.mimeType).toBe('application/pdf');
  const pdf = await PDFDocument.load(Buffer.from(media?.data ?? '', 'base64'));
  expect(pdf.getPageCount()).toBe(1);
  return Math.round(pdf.getPage(0).getWidth()) - WIDTH;
}

/** Gemini as the fake has it, which reads each page as `script` says. */
async function startGemini(script: (asked: number) => Script) {
  let asked = 0;
  const reads = ({ verb }: Seen): boolean => verb === 'streamGenerateContent';
  fake = await startFakeGemini((seen) => (reads(seen) ? script((asked += 1)) : {}));
  const { seen } = fake;
  return {
    provider: createGeminiProvider(vertexBackend(TEST_VERTEX)),
    pagesAsked: async () => Promise.all(seen.filter(reads).map(({ body }) => pageOf(body))),
  };
}

/** A scan of an organization, as a worker that died left it: the upload's own event leaves it alone. */
async function makeScan(plan: 'pro' | 'trial', pages: number, textPage: number) {
  const { orgId } = await makeOrg({ plan });
  const chatbotId = await makeChatbot(orgId);
  return { orgId, sourceId: await addScan({ orgId, chatbotId, pages, textPage }), chatbotId };
}

interface Scanned {
  orgId: string;
  chatbotId: string;
  pages: number;
  textPage: number;
}

async function addScan({ orgId, chatbotId, pages, textPage }: Scanned): Promise<string> {
  const bytes = await scannedPdf(pages, textPage);
  const sourceId = newId();
  const source = newFileSource({
    chatbotId,
    name: 'scan.pdf',
    fileType: 'pdf',
    size: bytes.length,
    status: 'processing',
    leaseUntil: new Date(0),
    createdBy: 'nobody',
    createdAt: NOW,
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  const file = admin.bucket.file(paths.sourceFile(orgId, sourceId, 'document.pdf'));
  await file.save(Buffer.from(bytes), { contentType: 'application/pdf', resumable: false });
  return sourceId;
}

async function readSource(orgId: string, sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function pagesUsed(orgId: string): Promise<number> {
  const found = await admin.db.doc(paths.usage(orgId, monthOf(NOW, 'Europe/Berlin'))).get();
  return usageSchema.parse(found.data()).scannedPages;
}

const passageSchema = chunkSchema.pick({ text: true, page: true });

async function passages(orgId: string, sourceId: string) {
  const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
  return found.docs.map((chunk) => passageSchema.parse(chunk.data())).toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));
}

const WORDS = 'A room costs 95 euros a night, and breakfast is included in it.';

describe('a scanned PDF', () => {
  it('is read page by page by the model, with the right pages, and each page once (deliveries, new chunker)', async () => {
    const { orgId, sourceId } = await makeScan('pro', 6, 3);
    const { provider, pagesAsked } = await startGemini((asked) => ({ text: `## Prices\n\n${WORDS} Number ${asked}.` }));
    await Promise.all([1, 2].map(() => ingestSource(orgId, sourceId, provider, { now: NOW, enqueue })));
    expect((await pagesAsked()).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6]);
    expect(await readSource(orgId, sourceId)).toMatchObject({
      status: 'indexed',
      notes: [],
      pagesWithoutText: 0,
      scan: { pages: 5, read: 5 },
    });
    const found = await passages(orgId, sourceId);
    expect(found.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found[2]?.text).toContain('24 months');
    expect(found[3]?.text).toContain(WORDS);
    expect(await pagesUsed(orgId)).toBe(5);

    const again = { status: 'pending', attempts: 0, nextAttemptAt: new Date(0) };
    await admin.db.doc(paths.source(orgId, sourceId)).update(again);
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await pagesAsked()).toHaveLength(5);
    expect(await readSource(orgId, sourceId)).toMatchObject({ status: 'indexed', scan: { pages: 5, read: 5 } });

    await eraseSource(orgId, sourceId);
    const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
    expect(files).toEqual([]);
  });

  it('goes on where the AI service went away, gives back what was not read, and costs no attempt', async () => {
    const { orgId, sourceId } = await makeScan('pro', 6, 0);
    let isAway = true;
    const { provider, pagesAsked } = await startGemini((asked) =>
      isAway && asked > 3 ? { fail: AWAY } : { text: WORDS },
    );
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await readSource(orgId, sourceId)).toMatchObject({
      status: 'pending',
      attempts: 0,
      waitingFor: 'service',
      scan: { pages: 6, read: 0 },
    });
    expect(await pagesUsed(orgId)).toBe(3);
    isAway = false;
    await ingestSource(orgId, sourceId, provider, { now: new Date(NOW.getTime() + MINUTE_MS), enqueue });
    expect(await readSource(orgId, sourceId)).toMatchObject({ status: 'indexed', scan: { pages: 6, read: 6 } });
    // Four at first, of which one failed, and the three that were missing.
    expect(await pagesAsked()).toHaveLength(7);
    expect(await pagesUsed(orgId)).toBe(6);
  });

  it('is read as far as the month has pages: N of N+1, however many are read at once, and the rest on request', async () => {
    const { orgId, sourceId, chatbotId } = await makeScan('pro', 4, 0);
    const other = await addScan({ orgId, chatbotId, pages: 4, textPage: 0 });
    await takeScannedPages(orgId, MAX - 7, NOW);
    const { provider, pagesAsked } = await startGemini(() => ({ text: WORDS }));
    await Promise.all([sourceId, other].map((id) => ingestSource(orgId, id, provider, { now: NOW, enqueue })));
    expect(await pagesAsked()).toHaveLength(7);
    expect(await pagesUsed(orgId)).toBe(MAX);
    const sources = await Promise.all([sourceId, other].map(async (id) => ({ id, ...(await readSource(orgId, id)) })));
    const whole = sources.filter(({ notes }) => notes.length === 0);
    const [part] = sources.filter(({ notes }) => notes.includes('pages-over-quota'));
    expect(whole).toHaveLength(1);
    expect(part).toMatchObject({ status: 'indexed', pagesWithoutText: 0, scan: { pages: 4, read: 3 } });

    const third = await addScan({ orgId, chatbotId, pages: 1, textPage: 0 });
    await ingestSource(orgId, third, provider, { now: NOW, enqueue });
    expect(await readSource(orgId, third)).toMatchObject({ status: 'failed', error: 'scan-limit-reached' });

    await retrySource(orgId, part?.id ?? '');
    expect((await readSource(orgId, part?.id ?? '')).status).not.toBe('indexed');
    expect((await takeScannedPages(orgId, 9, new Date(NOW.getTime() + 40 * 24 * HOUR_MS))).taken).toBe(9);
  });

  it('loses no other page with one that the model refuses, and is no failure of the model’s', async () => {
    const { orgId, sourceId } = await makeScan('pro', 2, 0);
    const refused = { code: 400, status: 'INVALID_ARGUMENT' };
    const { provider } = await startGemini((asked) => (asked === 1 ? { fail: refused } : { text: WORDS }));
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await readSource(orgId, sourceId)).toMatchObject({
      status: 'indexed',
      notes: ['pages-without-text'],
      pagesWithoutText: 1,
      scan: { pages: 2, read: 1 },
    });
    expect(await pagesUsed(orgId)).toBe(1);
  });

  it('is not read where the plan has no pages, and says so', async () => {
    const { orgId, sourceId } = await makeScan('trial', 2, 0);
    const { provider, pagesAsked } = await startGemini(() => ({ text: WORDS }));
    await ingestSource(orgId, sourceId, provider, { now: NOW, enqueue });
    expect(await readSource(orgId, sourceId)).toMatchObject({
      status: 'failed',
      error: 'scan-not-in-plan',
      scan: null,
    });
    expect(await pagesAsked()).toEqual([]);
  });
});
