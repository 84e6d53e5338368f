import { setTimeout as after } from 'node:timers/promises';
import { findWidget } from '../../../functions/src/answering/findWidget.ts';
import { reserveAnswer } from '../../../functions/src/answering/record/reserveAnswer.ts';
import { makeAsk } from '../../functions/support/answering/makeAsk.ts';
import { percentiles } from '../percentiles.ts';
import type { Tenant } from './makeTenant.ts';

const SECONDS = 15;

/**
 * Time that a question waits for Firestore alone, in ms: the counter of its organization and the transaction that stores it, as
 * often a second as in the run, with nothing else at work. What the run takes beyond it is ours.
 */
export async function databaseAlone(
  tenants: readonly Tenant[],
  perSecond: number,
): Promise<ReturnType<typeof percentiles>> {
  const times: number[] = [];
  const runs: Promise<void>[] = [];
  for (let count = 0; count < SECONDS * perSecond; count += 1) {
    const tenant = tenants[count % tenants.length];
    if (tenant === undefined) throw new RangeError('no tenant');
    const widget = await findWidget(tenant.chatbotId);
    const ask = makeAsk(tenant.chatbotId, `Alone? (${count})`, { address: `10.${count % 256}.9.0/24` });
    const begun = performance.now();
    const question = { ...ask, widget, askedAt: new Date() };
    runs.push(reserveAnswer(question, 1).then(() => void times.push(performance.now() - begun)));
    await after(1000 / perSecond);
  }
  await Promise.all(runs);
  return percentiles(times);
}
