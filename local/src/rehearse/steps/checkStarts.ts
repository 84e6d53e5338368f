import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { type CreatedFunction, createdFunctions } from '../cloud/released.ts';
import { BILLING_PREFIX } from '../BILLING_PREFIX.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { type RunningFunction, startFunction } from '../startFunction.ts';

const AT_ONCE = 3;
const ANSWER_MS = 10_000;

const contractSchema = z.object({
  name: z.string(),
  access: z.object({ kind: z.string() }),
  service: z.optional(z.string()),
  input: z.unknown(),
  output: z.unknown(),
});

const refusalSchema = z.object({
  error: z.object({ details: z.object({ code: z.string(), correlationId: z.string() }) }),
});

/** The names of all contracts, by the function that serves them. */
async function contractsOf(tree: string): Promise<Map<string, string[]>> {
  const folder = path.join(tree, 'domain', 'src', 'contracts');
  const byService = new Map<string, string[]>();
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    const values = Object.values(z.looseObject({}).parse(await import(pathToFileURL(path.join(folder, file)).href)));
    for (const { name, access, service } of values.flatMap((value) => contractSchema.safeParse(value).data ?? [])) {
      const serving = service ?? (access.kind === 'visitor' ? 'visitor' : 'dashboard');
      byService.set(serving, [...(byService.get(serving) ?? []), name]);
    }
  }
  return byService;
}

/** Asks for a contract with an input that none takes: its own refusal shows that the code behind it was loaded. */
async function contractProblem(url: string, name: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":7}',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const text = await answer.text();
  const refusal = refusalSchema.safeParse(parseJson(text));
  if (answer.status === 400 && refusal.data?.error.details.code === 'invalid-input') return undefined;
  return `The contract ${name} answers ${answer.status} ${text.slice(0, 200)} to an input that is none.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function problemsOf(name: string, running: RunningFunction, contracts: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const contract of contracts)
    problems.push(...[await contractProblem(running.url, contract)].flatMap((it) => it ?? []));
  const isService = contracts.length > 0;
  if (isService) {
    const answer = await fetch(running.url, {
      method: 'POST',
      body: 'no JSON',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.status !== 400) problems.push(`${name} answers ${answer.status} to a malformed request, not 400.`);
  }
  return problems;
}

/** Starts each function that the deployment created, alone, from what was installed; the services answer all their contracts. */
export async function checkStarts({ tree, upload, billing, cloud }: Rehearsal): Promise<readonly string[]> {
  const contracts = await contractsOf(tree);
  const waiting = [...createdFunctions(cloud.requests)];
  if (waiting.length === 0) return ['The deployment created no function.'];
  const unserved = [...contracts.keys()].filter((service) => !waiting.some(([name]) => name === service));
  const problems = unserved.map((service) => `Contracts are to be served by ${service}, which was not created.`);
  const checkOne = async ([name, created]: [string, CreatedFunction]): Promise<void> => {
    try {
      const running = await startFunction(name.startsWith(BILLING_PREFIX) ? billing : upload, name, created);
      try {
        problems.push(...(await problemsOf(name, running, contracts.get(name) ?? [])));
      } finally {
        await running.stop();
      }
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await checkOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return problems;
}
