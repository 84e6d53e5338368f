import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { isThere } from '../../kernel/access/isThere.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { projectWidget } from '../../chatbots/projectWidget.ts';
import { readChatbot } from '../../chatbots/readChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { askDraft } from './askDraft.ts';
import { DRAFT_RUNS, type DraftClaim } from './DRAFT_RUNS.ts';
import { endDraftRun } from './endDraftRun.ts';
import { enqueueDraftRun, type DraftRunPlace } from './enqueueDraftRun.ts';
import { storeDraftAnswer } from './storeDraftAnswer.ts';

interface WorkOptions {
  isOver: () => boolean;
  enqueue: typeof enqueueDraftRun;
}

/**
 * A slice of a draft's run: asks the questions that have no answer yet. It may be cut anywhere, repeated, and run twice at once: the lease
 * lets one worker in, and each question is counted once. Rethrows what it failed for, so that the queue tries again, until
 * `LIMITS.testAttempts` workers have come no further.
 */
export async function runDrafts(provider: AiProvider, slice: Slice, enqueue = enqueueDraftRun): Promise<Rest> {
  const [chatbotId, runId] = slice.cursor?.split('/') ?? [];
  const { orgId, isOver } = slice;
  if (orgId === undefined || chatbotId === undefined || runId === undefined) return undefined;
  const place = { orgId, chatbotId, runId };
  await withLogContext({ orgId, chatbotId }, async () => {
    const now = new Date();
    const run = await DRAFT_RUNS.claim(place, now, ({ kind, startedAt }) =>
      kind === 'gate' && now.getTime() - startedAt.getTime() > LIMITS.gateMs ? 'late' : undefined,
    );
    if (run === 'late') await endDraftRun(place, { status: 'failed', error: 'answer-timeout' });
    else if (run === 'exhausted') await endDraftRun(place, { status: 'failed', error: 'unavailable' });
    else if (run !== undefined) await workOn(provider, place, run, { isOver, enqueue });
  });
  return undefined;
}

async function workOn(
  provider: AiProvider,
  place: DraftRunPlace,
  found: DraftRun,
  { isOver, enqueue }: WorkOptions,
): Promise<void> {
  const { worker } = found;
  const claim = { ...place, worker };
  const fail = (error: ErrorCode) => endDraftRun(place, { status: 'failed', error, worker });
  await DRAFT_RUNS.work(
    { place, found },
    {
      run: (lost) => askAll(provider, claim, found, { isOver, lost }),
      done: async (outcome) => {
        if (outcome === 'all') await endDraftRun(place, { status: 'done', worker });
        else if (outcome !== 'cut') await fail(outcome);
        else if (await DRAFT_RUNS.update({ place, found }, { status: 'waiting' }))
          await enqueue(place, `slice-${worker}`);
      },
      failed: fail,
    },
  );
}

/** `all` once every question has its answer or is gone; `cut` where the slice's time was over before; else why the run has failed. */
async function askAll(
  provider: AiProvider,
  claim: DraftClaim,
  run: DraftRun,
  { isOver, lost }: { isOver: () => boolean; lost: AbortController },
): Promise<'all' | 'cut' | ErrorCode> {
  const widget = await draftOf(claim, run);
  // A chatbot that is being deleted takes its runs along.
  if (widget === undefined) return 'all';
  const stop = await provider.spend.check();
  if (stop === 'all' || (stop === 'trials' && widget.plan === 'trial'))
    return run.kind === 'gate' ? 'test-limit-reached' : 'replay-limit-reached';
  const stored = await answeredIn(claim, run);
  const open = run.items.filter(({ id }) => !stored.has(id));
  const endsAt = run.kind === 'gate' ? run.startedAt.getTime() + LIMITS.gateMs : Number.POSITIVE_INFINITY;
  let isCut = false;
  await eachAtOnce(open, LIMITS.testsAtOnce, async (item) => {
    if (lost.signal.aborted) return;
    if (isOver() || Date.now() > endsAt) {
      isCut = true;
      return;
    }
    const { orgId, chatbotId } = claim;
    const asking = { chatbotId, widget, signal: lost.signal, now: new Date() };
    const asked = await askDraft(orgId, { ...item, startedAt: run.startedAt }, asking, provider);
    if (asked !== undefined && !(await storeDraftAnswer(claim, item, asked))) lost.abort();
  });
  if (Date.now() > endsAt && isCut) return 'answer-timeout';
  return isCut ? 'cut' : 'all';
}

/** The chatbot as its visitors would meet it with the draft. A draft cannot show models what the chatbot hides from them. */
async function draftOf({ orgId, chatbotId }: DraftRunPlace, run: DraftRun): Promise<Widget | undefined> {
  const found = await readChatbot(orgId, chatbotId);
  if (found === undefined || !isThere(found.chatbot)) return undefined;
  const { chatbot, org } = found;
  const draft = { ...chatbot, ...someSettingsSchema.parse(run.changes) };
  const masksPersonalData = chatbot.masksPersonalData || draft.masksPersonalData;
  return projectWidget(orgId, org, { ...draft, masksPersonalData });
}

/** The questions of a run that have their answers. */
async function answeredIn({ orgId, runId }: DraftRunPlace, { items }: DraftRun): Promise<ReadonlySet<string>> {
  const found = await db.getAll(...items.map(({ id }) => refs.draftAnswer(orgId, runId, id)), { fieldMask: [] });
  return new Set(items.filter((_, index) => found[index]?.exists).map(({ id }) => id));
}
