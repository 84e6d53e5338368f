/** What came of the bad inputs of one part of the product. */
export interface Area {
  name: string;
  /** Each input once, with what it was given to. */
  inputs: ReadonlySet<string>;
  /** What ended otherwise than in order or with a refusal by name. */
  crashes: readonly string[];
  /** What was taken, or came out, though it should not have. */
  wrong: readonly string[];
  unhandled: number;
  /** Scripts that ran, or markup that could. */
  executions: readonly string[];
  /** Requests to anybody but the product. */
  foreign: readonly string[];
}
