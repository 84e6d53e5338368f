import { LIMITS } from '@parlance/domain/limits';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { crawlWebsite } from '../../../functions/src/knowledge/crawling/job/crawlWebsite.ts';
import { createPageReader } from '../../../functions/src/knowledge/extraction/page/pageReader.ts';
import { createFetcher } from '../../../functions/src/kernel/outgoing/createFetcher.ts';

const [orgId = '', sourceId = '', crawlId = '', host = ''] = process.argv.slice(2);
const local = createLocalProvider();
let pages = 0;
/** Number of pages that come through. */
const DONE = 5;

// A worker that stands still in the middle of a website: the test kills it there.
await crawlWebsite(
  { orgId, sourceId, crawlId },
  {
    provider: {
      ...local,
      embedPassages: async (texts) => {
        pages += 1;
        if (pages <= DONE) return local.embedPassages(texts);
        // All of its places stand still: no transaction is under way that would keep documents locked after the kill.
        if (pages === DONE + LIMITS.crawlConcurrency) process.stdout.write('embedding\n');
        return new Promise(() => setInterval(() => undefined, 1000));
      },
    },
    fetch: createFetcher({ userAgent: 'ParlanceBot/1.0 (+test)', localHosts: new Set([host]) }),
    extract: createPageReader().read,
    enqueue: async () => undefined,
    now: () => new Date(),
    sliceMs: 60_000,
  },
);
