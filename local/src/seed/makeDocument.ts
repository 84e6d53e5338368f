import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { makeDocx } from './makeDocx.ts';
import { makePdf } from './makePdf.ts';

const FOLDER = path.join(import.meta.dirname, 'documents');

const guideSchema = z.object({
  title: z.string(),
  intro: z.array(z.string()),
  tables: z.array(z.object({ heading: z.string(), rows: z.array(z.array(z.string())) })),
  outro: z.string(),
});
const leafletSchema = z.object({
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
const guidesSchema = z.object({ en: guideSchema, de: guideSchema });
const leafletsSchema = z.object({ en: leafletSchema, de: leafletSchema });

function read(name: string): string {
  return fs.readFileSync(path.join(FOLDER, name), 'utf8');
}

export interface SeedDocument {
  bytes: Uint8Array;
  /** Its words, for whoever checks what is quoted from it. */
  text: string;
}

/** One document of the seed by its file name. Word and PDF files are made from texts in JSON. */
export async function makeDocument(name: string): Promise<SeedDocument> {
  switch (name) {
    case 'size-guide.docx':
    case 'groessenberatung.docx': {
      const guide = guidesSchema.parse(JSON.parse(read('sizes.json')))[name === 'size-guide.docx' ? 'en' : 'de'];
      return { bytes: await makeDocx(guide), text: [guide.title, ...guide.intro, guide.outro].join('\n') };
    }
    case 'warranty.pdf':
    case 'garantie.pdf': {
      const leaflet = leafletsSchema.parse(JSON.parse(read('warranty.json')))[name === 'warranty.pdf' ? 'en' : 'de'];
      const text = leaflet.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');
      return { bytes: await makePdf(leaflet), text };
    }
    default: {
      const text = read(name);
      return { bytes: Buffer.from(text), text };
    }
  }
}
