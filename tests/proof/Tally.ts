import { createHash } from 'node:crypto';

const AT_ONCE = 8;
/** Fewer than `hostileTexts` has would not be what docs/operations.md says. */
const LEAST = 200;
const SHOWN = 10;

/** Counts what comes of the bad inputs of one area. An input counts once, however often it is tried. */
export class Tally {
  /** Scripts that ran, or markup that could. */
  readonly executions: string[] = [];
  /** Requests to anybody but the product. */
  readonly foreign: string[] = [];
  /** Inputs that ended otherwise than in order or with a refusal by name. */
  readonly crashes: string[] = [];
  /** Inputs that were taken, or outputs that came out, though they should not have. */
  readonly #wrong: string[] = [];
  /** Each input once, with what it was given to. */
  readonly #inputs = new Set<string>();

  /**
   * Tries one input. `work` says what is wrong with the outcome, if anything is; what it throws is a crash.
   * @param target what the input is given to
   */
  async attempt(target: string, input: unknown, work: () => unknown): Promise<void> {
    const key = `${target} ${typeof input} ${JSON.stringify(input)}`;
    this.#inputs.add(createHash('sha256').update(key).digest('base64'));
    try {
      const problem = await work();
      if (typeof problem === 'string') this.#wrong.push(`${key.slice(0, 200)}: ${problem}`);
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

  /** The first problems of each kind; none if everything ended in order or with a refusal by name. Writes how many inputs that were. */
  problems(): string[] {
    const { size } = this.#inputs;
    console.log(`${size} distinct inputs`);
    const kinds = [this.crashes, this.#wrong, this.executions, this.foreign];
    return [...(size < LEAST ? [`only ${size} inputs`] : []), ...kinds.flatMap((found) => found.slice(0, SHOWN))];
  }
}
