import { setTimeout as after } from 'node:timers/promises';
import { answer } from '@parlance/domain/contracts/answering';
import { newId } from '@parlance/domain/ids';
import { streamContract } from '../../support/streamContract.ts';
import { visitorToken } from '../../support/visitorToken.ts';
import { countStored } from './countStored.ts';
import { makeTenant, type Tenant } from './makeTenant.ts';
import { percentiles } from '../percentiles.ts';
import { serveLoad } from './serveLoad.ts';
import { stubDelayMs } from './stubDelayMs.ts';

const SECONDS = Number(process.env['PARLANCE_LOAD_SECONDS'] ?? '60');
const PROCESSES = 2;
/** Questions a second that the hammered chatbot is offered, one half of them by each process. */
const OFFERED = 500;
/** Maximum open questions: a machine that cannot keep up is offered less, and the figures say how many. */
const OPEN = 300;
const TOKENS = 200;
/** The quiet organization's questions. */
const QUIET_PAUSE_MS = 500;

interface Outcome {
  answered: number;
  failed: Record<string, number>;
  overheadMs: number[];
}

const newOutcome = (): Outcome => ({ answered: 0, failed: {}, overheadMs: [] });

/** One question, from a network of its own; without the organization's own code in its answer, it counts as crossed. */
async function ask(url: string, token: string, { code }: Tenant, outcome: Outcome): Promise<void> {
  const text = `What is the pick-up code of the shop? (${newId()})`;
  const network = Math.floor(Math.random() * 65_536);
  const headers = { 'X-Forwarded-For': `10.${network >> 8}.${network & 255}.1` };
  const asked = performance.now();
  try {
    const input = { token, messageId: newId(), text, locale: 'en' as const };
    const { result } = await streamContract(answer, input, { baseUrl: url, headers });
    if (!result.text.includes(code)) throw new Error('crossed');
    outcome.answered += 1;
    outcome.overheadMs.push(performance.now() - asked - stubDelayMs(text));
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown';
    outcome.failed[failure] = (outcome.failed[failure] ?? 0) + 1;
  }
}

/** Asks the hammered chatbot until the end, spread over all processes. Says how many questions there were. */
async function hammer(urls: readonly string[], tenant: Tenant, until: number, outcome: Outcome): Promise<number> {
  const tokens = await Promise.all(Array.from({ length: TOKENS }, () => visitorToken(tenant.chatbotId)));
  const open = new Set<Promise<void>>();
  let offered = 0;
  const begun = performance.now();
  while (Date.now() < until) {
    const due = Math.floor(((performance.now() - begun) / 1000) * OFFERED);
    while (offered < due && open.size < OPEN) {
      const question = ask(urls[offered % urls.length] ?? '', tokens[offered % TOKENS] ?? '', tenant, outcome).finally(
        () => open.delete(question),
      );
      open.add(question);
      offered += 1;
    }
    await after(10);
  }
  await Promise.all(open);
  return offered;
}

/** Two visitors of another organization, one at each process, who ask one question after the other. */
async function whisper(urls: readonly string[], tenant: Tenant, until: number, outcome: Outcome): Promise<void> {
  const visit = async (url: string): Promise<void> => {
    while (Date.now() < until) {
      await ask(url, await visitorToken(tenant.chatbotId), tenant, outcome);
      await after(QUIET_PAUSE_MS);
    }
  };
  await Promise.all(urls.map(visit));
}

/**
 * One chatbot that is offered 500 questions a second by two processes, beside another organization that asks now and then.
 * Targets: what the first one gets beyond its limits is refused, what is charged is stored, and the second one loses nothing
 * with an overhead (total minus model) p95 below 500 ms.
 */
export async function hotRun(): Promise<Record<string, unknown>> {
  const [hot, quiet] = [await makeTenant('H'), await makeTenant('Q')];
  const servers = await Promise.all(Array.from({ length: PROCESSES }, (_, position) => serveLoad(position)));
  const urls = servers.map(({ url }) => url);
  const [hammered, whispered, alone] = [newOutcome(), newOutcome(), newOutcome()];
  try {
    await whisper(urls, quiet, Date.now() + 10_000, alone);
    const until = Date.now() + SECONDS * 1000;
    const [offered] = await Promise.all([hammer(urls, hot, until, hammered), whisper(urls, quiet, until, whispered)]);
    const [ofHot, ofQuiet] = [await countStored([hot.orgId]), await countStored([quiet.orgId])];
    return {
      seconds: SECONDS,
      offered,
      answered: hammered.answered,
      refused: hammered.failed,
      charged: ofHot.charged,
      stored: ofHot.questions,
      hotOverhead: percentiles(hammered.overheadMs),
      quietAnswered: whispered.answered,
      quietFailed: whispered.failed,
      quietLost: whispered.answered + alone.answered - ofQuiet.questions,
      quietOverhead: percentiles(whispered.overheadMs),
      quietOverheadAlone: percentiles(alone.overheadMs),
    };
  } finally {
    for (const server of servers) server.stop();
  }
}
