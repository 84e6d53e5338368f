import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { newFileSource, type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type * as z from 'zod';
import type { Membership } from '../../../../functions/src/access/requireMember.ts';
import { monthOf } from '../../../../functions/src/platform/calendar.ts';
import { admin } from '../../../support/admin.ts';
import { makeChatbot } from '../../../support/makeChatbot.ts';
import { makeOrg } from '../../../support/makeOrg.ts';
import { membershipOf } from '../accounts/membershipOf.ts';
import { SCAN_WIDTH } from './SCAN_WIDTH.ts';

const passageSchema = chunkSchema.pick({ text: true, page: true });

export interface Scan {
  orgId: string;
  chatbotId: string;
  sourceId: string;
  owner: Membership;
  /** Another one beside it; returns its id. */
  addScan: (pages: number) => Promise<string>;
  read: (sourceId?: string) => Promise<Source>;
  /** By their pages. */
  passages: () => Promise<z.infer<typeof passageSchema>[]>;
  /** Pages of this month that were read for the organization. */
  pagesUsed: () => Promise<number>;
  /** Names of what is stored in a source's folder. */
  fileNames: (sourceId?: string) => Promise<string[]>;
}

/** A PDF whose pages hold a drawing without text, but for one. Page `n` is `SCAN_WIDTH + n` wide. */
async function scannedPdf(pages: number, textPage: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([SCAN_WIDTH + number, 400]);
    page.drawRectangle({ width: 100, height: 100 });
    if (number === textPage) page.drawText('The warranty lasts 24 months.', { x: 20, y: 300, size: 12, font });
  }
  return pdf.save();
}

/** A scan as a worker that died left it: the upload's own event leaves it alone. */
async function storeScan(orgId: string, chatbotId: string, pages: number, textPage: number): Promise<string> {
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
    createdAt: new Date(),
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  const file = admin.bucket.file(paths.sourceFile(orgId, sourceId, 'document.pdf'));
  await file.save(Buffer.from(bytes), { contentType: 'application/pdf', resumable: false });
  return sourceId;
}

/** An organization with a scan. @param textPage The one page that has text; 0: none. */
export async function makeScan(plan: 'pro' | 'trial', pages: number, textPage = 0): Promise<Scan> {
  const org = await makeOrg({ plan });
  const { orgId } = org;
  const chatbotId = await makeChatbot(orgId);
  const sourceId = await storeScan(orgId, chatbotId, pages, textPage);
  return {
    orgId,
    chatbotId,
    sourceId,
    owner: membershipOf(org, 'owner'),
    addScan: (more) => storeScan(orgId, chatbotId, more, 0),
    read: async (id = sourceId) => sourceSchema.parse((await admin.db.doc(paths.source(orgId, id)).get()).data()),
    passages: async () => {
      const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
      const all = found.docs.map((chunk) => passageSchema.parse(chunk.data()));
      return all.toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));
    },
    pagesUsed: async () => {
      const usage = await admin.db.doc(paths.usage(orgId, monthOf(new Date(), 'Europe/Berlin'))).get();
      return usageSchema.parse(usage.data()).scannedPages;
    },
    fileNames: async (id = sourceId) => {
      const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, id) });
      return files.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).toSorted((a, b) => a.localeCompare(b));
    },
  };
}
