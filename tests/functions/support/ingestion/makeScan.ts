import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { newFileSource, type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { FILE_TYPES, type FileType, type PictureType } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type * as z from 'zod';
import type { Membership } from '../../../../functions/src/kernel/access/requireMember.ts';
import { monthOf } from '../../../../functions/src/kernel/platform/calendar.ts';
import { admin } from '../../../support/admin.ts';
import { makeChatbot } from '../../../support/makeChatbot.ts';
import { makeOrg } from '../../../support/makeOrg.ts';
import { membershipOf } from '../accounts/membershipOf.ts';
import { SCAN_WIDTH } from './SCAN_WIDTH.ts';

const passageSchema = chunkSchema.pick({ text: true, page: true });

/** The first bytes of each kind: what a model would see of them is the fake's business. */
export const PICTURES: Readonly<Record<PictureType, Uint8Array>> = {
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1),
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 2),
};

export interface Scan {
  orgId: string;
  chatbotId: string;
  sourceId: string;
  owner: Membership;
  /** Another one beside it; returns its id. */
  addScan: (pages: number) => Promise<string>;
  /** A picture beside it; returns its id. */
  addPicture: (fileType: PictureType) => Promise<string>;
  read: (sourceId?: string) => Promise<Source>;
  /** By their pages. */
  passages: (sourceId?: string) => Promise<z.infer<typeof passageSchema>[]>;
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

interface Stored {
  orgId: string;
  chatbotId: string;
  fileType: FileType;
  bytes: Uint8Array;
}

/** A file as a worker that died left it: the upload's own event leaves it alone. */
async function storeFile({ orgId, chatbotId, fileType, bytes }: Stored): Promise<string> {
  const sourceId = newId();
  const source = newFileSource({
    chatbotId,
    name: `scan.${fileType}`,
    fileType,
    size: bytes.length,
    status: 'processing',
    leaseUntil: new Date(0),
    createdBy: 'nobody',
    createdAt: new Date(),
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  const file = admin.bucket.file(paths.sourceFile(orgId, sourceId, `document.${fileType}`));
  await file.save(Buffer.from(bytes), { contentType: FILE_TYPES[fileType], resumable: false });
  return sourceId;
}

/** An organization with a scan. @param textPage The one page that has text; 0: none. */
export async function makeScan(plan: 'pro' | 'trial', pages: number, textPage = 0): Promise<Scan> {
  const org = await makeOrg({ plan });
  const { orgId } = org;
  const chatbotId = await makeChatbot(orgId);
  const storePdf = async (count: number, text: number) =>
    storeFile({ orgId, chatbotId, fileType: 'pdf', bytes: await scannedPdf(count, text) });
  const sourceId = await storePdf(pages, textPage);
  return {
    orgId,
    chatbotId,
    sourceId,
    owner: membershipOf(org, 'owner'),
    addScan: (more) => storePdf(more, 0),
    addPicture: (fileType) => storeFile({ orgId, chatbotId, fileType, bytes: PICTURES[fileType] }),
    read: async (id = sourceId) => sourceSchema.parse((await admin.db.doc(paths.source(orgId, id)).get()).data()),
    passages: async (id = sourceId) => {
      const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', id).get();
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
