import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { runCorpus } from '../eval/runCorpus.ts';
import { scoresOf } from '../eval/scoresOf.ts';
import { xquadCorpus } from '../eval/xquadCorpus.ts';
import { activityReads } from './activity/activityReads.ts';
import { indexedReads } from './activity/indexedReads.ts';
import { analyticsReads } from './analyticsReads.ts';
import { answerLatency } from './answerLatency.ts';
import { bundleSizes } from './bundleSizes.ts';
import { simulateUse } from './capacity/simulateUse.ts';
import { channelRun } from './channels/channelRun.ts';
import { coldStart } from './coldStart.ts';
import { crawlSpeed } from './crawlSpeed.ts';
import { exportMemory } from './exportMemory.ts';
import { figureContention } from './figureContention.ts';
import { tokenChecks } from './contacts/tokenChecks.ts';
import { firstConversation } from './load/firstConversation.ts';
import { hotRun } from './load/hotRun.ts';
import { ingestionSpeed } from './ingestionSpeed.ts';
import { loadRun } from './load/loadRun.ts';
import { loaderBlocking } from './loaderBlocking.ts';
import { nightAge } from './nightAge.ts';
import { scheduleReads } from './scheduleReads.ts';
import { passagesKept } from './passagesKept.ts';
import { pageShifts } from './pages/pageShifts.ts';
import { pageSpeed } from './pages/pageSpeed.ts';
import { queueFairness } from './queueFairness.ts';
import { suggestionLatency } from './suggestionLatency.ts';

/** One figure per line, so that two runs can be compared by a program. */
function print(what: string, figures: Record<string, unknown>): void {
  console.log(JSON.stringify({ what, ...figures }));
}

/** Benchmarks by the name with which `npm run bench -- NAME` picks them; all of them without one, in this order. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  sizes: async () => print('sizes, bytes gzip', bundleSizes()),
  cold: async () => print('cold start of each function, ms and MB', coldStart()),
  pages: async () => {
    for await (const line of pageSpeed()) print('a first visit, ms and kB', line);
  },
  shifts: async () => {
    for await (const line of pageShifts()) print('layout shift while answers come late', line);
  },
  widgets: async () => print('main thread held up by widgets, ms at 4x slowdown', await loaderBlocking()),
  retrieval: async () => {
    for (const language of ['en', 'de'] as const) {
      const corpus = await xquadCorpus(language);
      if (corpus === undefined)
        print('retrieval', { language, skipped: 'set PARLANCE_TEST_DATA to the folder with xquad-half' });
      else print('retrieval', { language, ...scoresOf(await runCorpus(corpus, createLocalProvider())) });
    }
  },
  passages: async () => {
    for (const line of await passagesKept())
      print('passages that a model reads, and questions whose answer is among them', line);
  },
  export: async () => print('export of 100,000 rows, MB and s', exportMemory()),
  activity: async () => {
    for await (const line of activityReads()) print('conversations and leads, reads and ms', line);
  },
  indexed: async () => {
    for (const line of indexedReads()) print('conversations and leads from indexes, entries and microseconds', line);
  },
  ingestion: async () => print('ingestion, ms', await ingestionSpeed()),
  fairness: async () => print('a first file beside 500 sources of another organization, ms', await queueFairness()),
  schedules: async () => {
    for (const line of await scheduleReads()) print('jobs of schedules, at 10 ms a read', line);
  },
  night: async () => print('figures while the night of 2,000 organizations is queued, s', await nightAge()),
  analytics: async () => {
    for (const line of await analyticsReads()) print('documents read by a view of analytics', line);
  },
  capacity: async () => {
    for (const line of await simulateUse())
      print('documents read and written, counted and as capacity is computed', line);
  },
  contention: async () => {
    for await (const line of figureContention()) print('20 answers a second of one chatbot, ms', line);
  },
  crawl: async () => print('crawl, s', await crawlSpeed()),
  first: async () => print('first conversation on cold functions, ms', await firstConversation()),
  answer: async () => print('answer, ms', await answerLatency()),
  identity: async () => print('check of an identity token, µs', await tokenChecks()),
  suggestion: async () => print('summary and draft at takeover, ms', await suggestionLatency()),
  load: async () => print('load, 200 visitors, ms beyond the model', await loadRun()),
  channels: async () => print('20 messages a second by five channels, ms', await channelRun()),
  hot: async () => print('one hammered chatbot beside a quiet one, 2 processes, ms beyond the model', await hotRun()),
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await run();
