import { workerData } from 'node:worker_threads';
import * as z from 'zod';

// An extraction thread that goes wrong in the way that the file's text names, as a reader with a defect might.

const { bytes } = z.object({ bytes: z.instanceof(Uint8Array) }).parse(workerData);
const hoard: unknown[] = [];

switch (Buffer.from(bytes).toString()) {
  case 'endless':
    for (;;) hoard.length = 0;
  case 'heap':
    for (;;) hoard.push(Array.from({ length: 1000 }, (_, index) => `${index} ${hoard.length}`));
  case 'buffers':
    for (;;) hoard.push(new Uint8Array(1024 * 1024).fill(1));
  case 'exit':
    process.exit(1);
  case 'throw':
    throw new Error('defect');
  default:
    setInterval(() => undefined, 1000);
}
