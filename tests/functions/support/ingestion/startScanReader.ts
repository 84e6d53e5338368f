import { PDFDocument } from 'pdf-lib';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createGeminiProvider } from '../../../../functions/src/ai/vendors/gemini/createGeminiProvider.ts';
import { vertexBackend } from '../../../../functions/src/ai/vendors/gemini/vertexBackend.ts';
import type { AiProvider } from '../../../../functions/src/ai/AiProvider.ts';
import { startFakeGemini } from '../answering/fakeGemini.ts';
import type { ModelScript, ModelSeen } from '../answering/ModelScript.ts';
import { TEST_VERTEX } from '../answering/TEST_VERTEX.ts';
import { SCAN_WIDTH } from './SCAN_WIDTH.ts';

const mediaSchema = z.object({
  contents: z.tuple([
    z.object({
      parts: z.array(z.object({ inlineData: z.optional(z.object({ mimeType: z.string(), data: z.string() })) })),
    }),
  ]),
});

function mediaOf(body: unknown) {
  const [{ parts }] = mediaSchema.parse(body).contents;
  return parts.find(({ inlineData }) => inlineData !== undefined)?.inlineData;
}

/** The number of the one page that a request shows to the model. */
async function pageOf(body: unknown): Promise<number> {
  const media = mediaOf(body);
  expect(media?.mimeType).toBe('application/pdf');
  const pdf = await PDFDocument.load(Buffer.from(media?.data ?? '', 'base64'));
  expect(pdf.getPageCount()).toBe(1);
  return Math.round(pdf.getPage(0).getWidth()) - SCAN_WIDTH;
}

interface ScanReader {
  provider: AiProvider;
  /** The pages that the model was shown so far. */
  pagesAsked: () => Promise<number[]>;
  /** Media that the model was shown so far, by MIME type, in base64. */
  shown: () => { mimeType: string; data: string }[];
}

/** Gemini as the fake has it, until the test ends, which reads the page that it is asked for as `script` says. */
export async function startScanReader(script: (asked: number) => ModelScript): Promise<ScanReader> {
  let asked = 0;
  const reads = ({ isStreamed }: ModelSeen): boolean => isStreamed;
  const fake = await startFakeGemini((seen) => (reads(seen) ? script((asked += 1)) : {}));
  onTestFinished(fake.stop);
  return {
    provider: createGeminiProvider(vertexBackend(TEST_VERTEX)),
    shown: () => fake.seen.filter(reads).flatMap(({ body }) => mediaOf(body) ?? []),
    pagesAsked: async () => Promise.all(fake.seen.filter(reads).map(({ body }) => pageOf(body))),
  };
}
