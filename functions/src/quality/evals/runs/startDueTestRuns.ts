import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { dueTests } from '@parlance/domain/queries/quality';
import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { eachFound } from '../../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { nextDay } from './nextDay.ts';
import { startTestRun } from '../../startTestRun.ts';

interface Place {
  orgId: string;
  chatbotId: string;
}

/** Begins a run of each chatbot whose answers may have changed, some minutes after the last change. One that fails holds up no other. */
export async function startDueTestRuns({ now, isOver }: Slice = wholeRun(), start = startTestRun): Promise<void> {
  await eachFound(groupQueryOf(dueTests, { dueAt: now }), isOver, async ({ ref }) => {
    const chatbot = ref.parent.parent;
    const place = { orgId: chatbot?.parent.parent?.id ?? '', chatbotId: chatbot?.id ?? '' };
    if (isOver() || ref.path !== paths.testState(place.orgId, place.chatbotId)) return;
    await withLogContext(place, () => startDue(place, now, start));
  });
}

async function startDue(place: Place, now: Date, start: typeof startTestRun): Promise<void> {
  try {
    await start({ ...place, runId: newId() }, { startedBy: null, now });
  } catch (error) {
    // Still due, it is tried again in a minute.
    if (!(error instanceof AppError)) return logEvent('tests not begun', {}, error);
    const ref = refs.testState(place.orgId, place.chatbotId);
    if ((await ref.get()).exists) await ref.update(postponed(error, now));
  }
}

function later(now: Date): Date {
  return new Date(now.getTime() + LIMITS.testDelayMs);
}

/** A run that is at work, and a day that is used up, end; without a plan nobody is answered, and a later change asks again. */
function postponed({ code }: AppError, now: Date): { dueAt: Date | null; waitsForDay?: boolean } {
  if (code === 'test-run-active') return { dueAt: later(now) };
  if (code !== 'test-limit-reached') return { dueAt: null };
  return { dueAt: nextDay(now), waitsForDay: true };
}
