import type { TestRun } from '@parlance/domain/documents/evals/testRun';
import type { ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { isThere } from '../../../kernel/access/isThere.ts';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import { projectWidget } from '../../../chatbots/projectWidget.ts';
import { readChatbot } from '../../../chatbots/readChatbot.ts';
import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { eachAtOnce } from '../../../kernel/platform/schedule/eachAtOnce.ts';
import type { Rest, Slice } from '../../../kernel/platform/schedule/Slice.ts';
import { askCase } from './askCase.ts';
import { endTestRun } from './endTestRun.ts';
import { enqueueTestRun, type TestRunPlace } from './enqueueTestRun.ts';
import { isPaid } from './isPaid.ts';
import { storeResult } from './storeResult.ts';
import { TEST_RUNS, type TestClaim } from './TEST_RUNS.ts';
import { db } from '../../../kernel/platform/app.ts';
import { notifyMembers } from '../../../conversations/notifyMembers.ts';

/** Mails the members who want it that cases which must pass, and passed before, fail in this run: once for each run. */
async function notifyOfBroken({ orgId, chatbotId, runId }: TestRunPlace): Promise<void> {
  const flipped = await refs.testResults(orgId, chatbotId, runId).where('isFlipped', '==', true).get();
  const broken = flipped.docs
    .map((one) => one.data())
    .filter(({ mustPass, verdict }) => mustPass && verdict === 'failed');
  if (broken.length === 0) return;
  const excerpt = broken.map(({ question }) => question).join('\n');
  await notifyMembers({ orgId, chatbotId, event: 'tests', key: runId, chatId: null, excerpt });
}

/** Deletes a chatbot's runs, with their answers, but for the newest `LIMITS.testRunsKept`. */
async function dropOldRuns({ orgId, chatbotId }: Omit<TestRunPlace, 'runId'>): Promise<void> {
  const old = await refs.testRuns(orgId, chatbotId).orderBy('startedAt', 'desc').offset(LIMITS.testRunsKept).get();
  for (const { ref } of old.docs) await db.recursiveDelete(ref);
}

/**
 * A slice of a run: asks the cases that have no result yet. It may be cut anywhere, repeated, and run twice at once: the lease lets one
 * worker in, and each case is judged once. Rethrows what it failed for, so that the queue tries again, until `LIMITS.testAttempts`
 * workers have come no further.
 */
export async function runTests(provider: AiProvider, slice: Slice, enqueue = enqueueTestRun): Promise<Rest> {
  const [chatbotId, runId] = slice.cursor?.split('/') ?? [];
  const { orgId } = slice;
  if (orgId === undefined || chatbotId === undefined || runId === undefined) return undefined;
  const place = { orgId, chatbotId, runId };
  await withLogContext({ orgId, chatbotId }, async () => {
    const run = await TEST_RUNS.claim(place, new Date());
    if (run === 'exhausted') await endTestRun(place, { status: 'failed', error: 'unavailable' });
    else if (run !== undefined) await workOn(provider, place, run, { isOver: slice.isOver, enqueue });
  });
  return undefined;
}

interface WorkOptions {
  isOver: () => boolean;
  enqueue: typeof enqueueTestRun;
}

async function workOn(
  provider: AiProvider,
  place: TestRunPlace,
  found: TestRun,
  { isOver, enqueue }: WorkOptions,
): Promise<void> {
  const { worker } = found;
  const claim = { ...place, worker };
  const fail = (error: ErrorCode) => endTestRun(claim, { status: 'failed', error, worker });
  await TEST_RUNS.work(
    { place, found },
    {
      run: (lost) => askAll(provider, claim, found, { isOver, lost }),
      done: async (isAll) => {
        if (isAll === 'stopped') await fail('test-limit-reached');
        else if (isAll) await finish(claim);
        else if (await TEST_RUNS.update({ place, found }, { status: 'waiting' }))
          await enqueue(place, `slice-${worker}`);
      },
      failed: fail,
    },
  );
}

/** True once every case has a result or is gone; false where the slice's time was over before. `stopped` by the day's spending. */
async function askAll(
  provider: AiProvider,
  claim: TestClaim,
  run: TestRun,
  { isOver, lost }: { isOver: () => boolean; lost: AbortController },
): Promise<boolean | 'stopped'> {
  const { orgId, chatbotId, runId } = claim;
  const [found, cases, results] = await Promise.all([
    readChatbot(orgId, chatbotId),
    refs.testCases(orgId, chatbotId).get(),
    refs.testResults(orgId, chatbotId, runId).select().get(),
  ]);
  // A chatbot that is being deleted takes its runs along.
  if (found === undefined || !isThere(found.chatbot)) return true;
  const stop = await provider.spend.check();
  if (stop === 'all' || (stop === 'trials' && found.org.plan === 'trial')) return 'stopped';
  const widget = projectWidget(orgId, found.org, found.chatbot);
  const judged = new Set(results.docs.map(({ id }) => id));
  const wanted = new Set(run.caseIds);
  const open = cases.docs.filter(
    (one) => wanted.has(one.id) && !judged.has(one.id) && isPaid(one.data(), run.startedAt),
  );
  let isCut = false;
  await eachAtOnce(open, LIMITS.testsAtOnce, async (one) => {
    if (lost.signal.aborted) return;
    if (isOver()) {
      isCut = true;
      return;
    }
    const asked = one.data();
    const outcome = await askCase(asked, { chatbotId, widget, signal: lost.signal, now: new Date() }, provider);
    if (!(await storeResult(claim, one.id, asked, outcome))) lost.abort();
  });
  return !isCut;
}

/** The mails first: a worker that dies in between sends none twice. */
async function finish({ worker, ...place }: TestClaim): Promise<void> {
  await notifyOfBroken(place);
  if (await endTestRun(place, { status: 'done', worker })) await dropOldRuns(place);
}
