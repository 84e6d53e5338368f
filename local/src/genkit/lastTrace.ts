import * as z from 'zod';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { traceSchema } from './createTraceStore.ts';
import { printTrace } from './printTrace.ts';

const repliedSchema = z.object({ traces: z.array(traceSchema) });

/** The newest trace of a running `npm run genkit`, as text. Throws for operators where none runs or none was traced. */
export async function lastTrace(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/traces`).catch(() => undefined);
  if (response === undefined) throw new ExpectedError(`Nothing runs at ${origin}: start npm run genkit first.`);
  const [trace] = repliedSchema.parse(await response.json()).traces;
  if (trace === undefined) throw new ExpectedError(`Nothing was traced yet: ask a question at ${origin}.`);
  return printTrace(trace);
}
