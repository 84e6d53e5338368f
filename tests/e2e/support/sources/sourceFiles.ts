import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@parlance/domain/limits';
import { ROOT } from '../../../../local/src/config/ROOT.ts';

function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

const PRICES = `Product,Price,In stock
Family tent,249 euros,12
Down sleeping bag,129 euros,40
`;
const GUIDE = `# Setting up

## The poles

Put the short poles into the sleeves first, then bend the long ones over them.
`;

/** Documents for uploads: those that can be read, and one for each way to be refused. */
export const sourceFiles = {
  prices: { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICES) },
  guide: { name: 'guide.md', mimeType: 'text/markdown', buffer: Buffer.from(GUIDE) },
  /** Large enough to be sent in several pieces. */
  catalogue: textFile('catalogue.txt', 'A tent for every weather. '.repeat(32_000)),
  picture: { name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  empty: textFile('empty.txt', ''),
  tooLarge: textFile('large.txt', 'x'.repeat(LIMITS.documentBytes + 1)),
  damaged: { name: 'damaged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nThis is no PDF.') },
  encrypted: {
    name: 'encrypted.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync(path.join(ROOT, 'tests', 'fixtures', 'encrypted.pdf')),
  },
  notes: textFile('notes.txt', 'Borrowed tents are returned within two weeks.'),
} as const;
