import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import { ingestSource } from '../../functions/src/ingestion/ingestSource.ts';

const [orgId = '', sourceId = ''] = process.argv.slice(2);

// A worker that stands still after the text is read and before a chunk is written: the test kills it there.
await ingestSource(orgId, sourceId, {
  ...createLocalProvider(),
  embedPassages: () => {
    process.stdout.write('embedding\n');
    return new Promise(() => setInterval(() => undefined, 1000));
  },
});
