import type { CDPSession } from '@playwright/test';
import * as z from 'zod';

/** Microseconds. Source: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
const eventSchema = z.object({
  name: z.string(),
  pid: z.int(),
  tid: z.int(),
  ts: z.number(),
  dur: z.number(),
  args: z.unknown(),
});

type TraceEvent = z.infer<typeof eventSchema>;

/** Events with the address of their script. Those of modules have none: nothing but the page itself has modules. */
const SCRIPTS: readonly string[] = ['EvaluateScript', 'FunctionCall'];
const MODULE = 'v8.evaluateModule';

async function traceOf(session: CDPSession, view: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const ended = Promise.withResolvers<void>();
  session.on('Tracing.dataCollected', ({ value }) => {
    // Most events have no duration.
    for (const event of value)
      events.push(...[eventSchema.safeParse(event).data].filter((known) => known !== undefined));
  });
  session.once('Tracing.tracingComplete', () => ended.resolve());
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await view();
  await session.send('Tracing.end');
  await ended.promise;
  return events;
}

/** Longest task, in ms, in which scripts of `origin` ran while a page was viewed: for so long it could not react. 0 without any. */
export async function longestTask(session: CDPSession, origin: string, view: () => Promise<void>): Promise<number> {
  const events = await traceOf(session, view);
  const scripts = events.filter(
    ({ name, args }) => name === MODULE || (SCRIPTS.includes(name) && JSON.stringify(args).includes(origin)),
  );
  const tasks = events.filter(({ name, pid, tid, ts, dur }) => {
    const isWithin = (script: TraceEvent) =>
      script.pid === pid && script.tid === tid && script.ts >= ts && script.ts < ts + dur;
    return name === 'RunTask' && scripts.some(isWithin);
  });
  return Math.max(0, ...tasks.map(({ dur }) => dur / 1000));
}
