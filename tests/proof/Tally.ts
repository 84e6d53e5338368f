import { createHash } from 'node:crypto';
import type { Area } from './Area.ts';

const AT_ONCE = 8;

/** Counts what comes of the bad inputs of one area. An input counts once, however often it is tried. */
export class Tally implements Area {
  readonly inputs = new Set<string>();
  readonly crashes: string[] = [];
  readonly wrong: string[] = [];
  readonly executions: string[] = [];
  readonly foreign: string[] = [];
  unhandled = 0;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Tries one input. `work` says what is wrong with the outcome, if anything is; what it throws is a crash.
   * @param target what the input is given to
   */
  async attempt(target: string, input: unknown, work: () => unknown): Promise<void> {
    const key = `${target} ${typeof input} ${JSON.stringify(input)}`;
    this.inputs.add(createHash('sha256').update(key).digest('base64'));
    try {
      const problem = await work();
      if (typeof problem === 'string') this.wrong.push(`${key.slice(0, 200)}: ${problem}`);
    } catch (error) {
      this.crashes.push(`${key.slice(0, 200)}: ${String(error)}`);
    }
  }

  /** Does the same with many things, some at the same time. */
  async each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
    const left = [...items].values();
    const worker = async (): Promise<void> => {
      for (const item of left) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}
