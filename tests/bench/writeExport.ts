import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_FORMATS } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { FILE_FORMATS } from '../../functions/src/figures/exports/files/FILE_FORMATS.ts';
import type { Row } from '../../functions/src/figures/exports/files/Table.ts';

const MESSAGE = 'My parcel has not come yet; "tracking" says it is in Köln. =1+1 📦\n'.repeat(6);

async function* rows(): AsyncGenerator<Row> {
  for (let id = 0; id < LIMITS.exportRows; id += 1) {
    yield {
      id,
      email: `visitor${id}@example.com`,
      message: `${id} ${MESSAGE}`,
      status: 'new',
      createdAt: '2026-11-20',
    };
  }
}

/** A process of its own, so that its memory is the export's: writes the most rows there can be into a file, and says its peak. */
const [, , name, file = ''] = process.argv;
const format = EXPORT_FORMATS.find((each) => each === name) ?? 'csv';
const begun = performance.now();
const columns = ['id', 'email', 'message', 'status', 'createdAt'];
const target = createWriteStream(file);
await pipeline(Readable.from(FILE_FORMATS[format].write({ columns, rows: rows() })), target);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const fileMb = Math.round(target.bytesWritten / 1024 / 1024);
console.log(JSON.stringify({ peakMb, fileMb, seconds: Math.round((performance.now() - begun) / 100) / 10 }));
