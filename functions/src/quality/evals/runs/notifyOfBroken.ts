import { notifyMembers } from '../../../conversations/notifyMembers.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';

/** Mails the members who want it that cases which must pass, and passed before, fail in this run: once for each run. */
export async function notifyOfBroken({ orgId, chatbotId, runId }: TestRunPlace): Promise<void> {
  const flipped = await refs.testResults(orgId, chatbotId, runId).where('isFlipped', '==', true).get();
  const broken = flipped.docs
    .map((one) => one.data())
    .filter(({ mustPass, verdict }) => mustPass && verdict === 'failed');
  if (broken.length === 0) return;
  const excerpt = broken.map(({ question }) => question).join('\n');
  await notifyMembers({ orgId, chatbotId, event: 'tests', key: runId, chatId: null, excerpt });
}
