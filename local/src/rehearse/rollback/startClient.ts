import { setTimeout as wait } from 'node:timers/promises';
import { generationsSchema } from '../../site/generations.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { createProcesses } from './createProcesses.ts';
import { missingIndexes } from './missingIndexes.ts';
import { servingRevisions } from './servingRevisions.ts';

const PAUSE_MS = 100;
const ANSWER_MS = 20_000;
const START_MS = 120_000;
/** Hashed files of one build and kind that are asked for. */
const FILES = 3;
const KINDS = ['/assets/', '/widget-assets/'];

/** Version of the product that is released from a time on. */
export interface Version {
  name: string;
  from: Date;
  /** Its firestore.indexes.json. */
  indexes: unknown;
}

export interface Client {
  /** Number of requests that were answered. */
  answered: () => number;
  /** Waits until the revision of `answer` that has the requests has answered one. Throws after two minutes. */
  untilServed: () => Promise<void>;
  /** Faults since this was asked last, each once. */
  takeProblems: () => string[];
  stop: () => Promise<void>;
}

/** Asks an address, and counts or reports: all that is no success was refused. */
function createAsker(report: (problem: string) => void) {
  let answered = 0;
  const ask = async (url: string): Promise<string | undefined> => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
      const text = await response.text();
      if (response.ok) {
        answered += 1;
        return text;
      }
      report(`${url} answered ${response.status}.`);
    } catch (error) {
      report(`${url} did not answer: ${String(error)}.`);
    }
    return undefined;
  };
  return { ask, answered: () => answered };
}

/** Asks the live site for its first page and for hashed files of every build that it ever had. */
function createVisit(origin: string, ask: (url: string) => Promise<string | undefined>): () => Promise<void> {
  const files = new Set(['/']);
  return async () => {
    const list = await ask(`${origin}/generations.json`);
    const newest = list === undefined ? undefined : generationsSchema.parse(JSON.parse(list)).generations[0];
    for (const kind of KINDS) {
      const ofKind = newest?.files.filter((name) => name.startsWith(kind)) ?? [];
      for (const file of ofKind.slice(0, FILES)) files.add(file);
    }
    for (const file of files) await ask(`${origin}${file}`);
  };
}

/** Problems of versions that some function serves: an index that they have not, or not yet. */
function indexProblems({ cloud }: Rehearsal, versions: readonly Version[]): string[] {
  const { state } = cloud.project;
  const times = [...servingRevisions(state).values()].map(({ createTime }) => new Date(createTime));
  const serving = new Set(times.map((time) => versions.findLast(({ from }) => from <= time)));
  return [...serving].flatMap((version) =>
    version === undefined
      ? []
      : missingIndexes(version.indexes, state).map((index) => `${version.name} served without the index ${index}.`),
  );
}

/**
 * Starts a client that asks until it is stopped: `answer`, in a process of the revision that serves, and the live site. Each time it looks
 * whether every version that some function serves has its indexes.
 */
export function startClient(rehearsal: Rehearsal, versions: readonly Version[]): Client {
  const problems = new Set<string>();
  const report = (problem: string): void => void problems.add(problem);
  const { ask, answered } = createAsker(report);
  const visit = createVisit(rehearsal.previous.url, ask);
  const processes = createProcesses(rehearsal, 'answer', report);
  const stopping = new AbortController();
  const due = () => servingRevisions(rehearsal.cloud.project.state).get('answer');
  /** The revision that has answered the last request. */
  const served = new Set<string>();
  const askOnce = async (): Promise<void> => {
    for (const problem of indexProblems(rehearsal, versions)) report(problem);
    const revision = due();
    const receiver = revision === undefined ? undefined : processes.receiverFor(revision);
    const isAnswered = receiver !== undefined && (await ask(receiver.url)) !== undefined;
    served.clear();
    if (isAnswered) served.add(receiver.id);
    await visit();
    await wait(PAUSE_MS);
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) await askOnce();
  };
  const ended = loop().catch((error: unknown) => report(`The client ended: ${String(error)}`));
  return {
    answered,
    untilServed: async () => {
      const until = Date.now() + START_MS;
      while (!served.has(due()?.id ?? '')) {
        if (Date.now() > until) throw new Error('The revision that has the requests answers none.');
        await wait(PAUSE_MS);
      }
    },
    takeProblems: () => {
      const taken = [...problems];
      problems.clear();
      return taken;
    },
    stop: async () => {
      stopping.abort();
      await ended;
      await processes.stop();
    },
  };
}
