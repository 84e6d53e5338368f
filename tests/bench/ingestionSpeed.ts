import type { FileType } from '@parlance/domain/fileTypes';
import { runExtraction } from '../../functions/src/knowledge/extraction/runExtraction.ts';
import { makePdf } from '../../local/src/seed/makePdf.ts';
import { addDocument } from '../support/addDocument.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';

const MEGABYTE = 1024 * 1024;

/** A text of `bytes` characters in paragraphs that differ, so that no passage is a duplicate. */
function prose(bytes: number): string {
  let text = '';
  for (let i = 0; text.length < bytes; i += 1) {
    text += `Paragraph ${i} tells about shelf ${i % 97}, where tent number ${i * 7} waits for customer ${i * 13}. It weighs ${i % 40} kilograms.\n\n`;
  }
  return text.slice(0, bytes);
}

/** A PDF of many pages, made from the prose. */
function leaflet(paragraphs: number): Promise<Uint8Array> {
  const all = prose(paragraphs * 150).split('\n\n');
  const sections = Array.from({ length: Math.ceil(all.length / 20) }, (_, index) => ({
    heading: `Chapter ${index}`,
    paragraphs: all.slice(index * 20, index * 20 + 20),
  }));
  return makePdf({ title: 'Leaflet', sections });
}

/** Reads one file in its thread, alone: milliseconds, and by how many MB the process grew at most meanwhile. */
async function extraction(fileType: FileType, bytes: Uint8Array): Promise<{ ms: number; rss: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const started = performance.now();
  await runExtraction({ kind: 'document', bytes, fileType });
  const ms = performance.now() - started;
  clearInterval(timer);
  return { ms: Math.round(ms), rss: Math.round((peak - before) / MEGABYTE) };
}

/**
 * Milliseconds from the upload's start to `indexed`, through callable, Storage event, queue and worker (targets: 5 s each),
 * with the megabytes a second that this makes; and of the reading alone its time and the memory that its thread takes.
 */
export async function ingestionSpeed(): Promise<Record<string, number>> {
  const { orgId, users } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const time = async (name: string, text: string) => {
    const started = performance.now();
    const { source } = await addDocument(orgId, chatbotId, users.owner, name, text);
    if (source.status !== 'indexed') throw new Error(`${name} ended as ${source.status}`);
    return Math.round(performance.now() - started);
  };
  await time('warm-up.txt', 'Warm.');
  const small = await time('small.txt', prose(4_000));
  const megabyte = await time('megabyte.txt', prose(MEGABYTE));
  const thread = await extraction('txt', Buffer.from('Small.'));
  const pdf = await leaflet(3_000);
  const pdfSize = pdf.length / MEGABYTE;
  const pdfReading = await extraction('pdf', pdf);
  return {
    smallDocument: small,
    oneMegabyte: megabyte,
    megabytesPerSecond: Number((1000 / megabyte).toFixed(2)),
    threadOverhead: thread.ms,
    pdfMegabytesPerSecond: Number(((1000 * pdfSize) / pdfReading.ms).toFixed(2)),
    pdfThreadMegabytes: pdfReading.rss,
  };
}
