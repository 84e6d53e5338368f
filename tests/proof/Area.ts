/** Results of the bad inputs to one part of the product. */
export interface Area {
  name: string;
  /** Each input once, with what it was given to. */
  inputs: ReadonlySet<string>;
  /** Inputs that ended otherwise than in order or with a refusal by name. */
  crashes: readonly string[];
  /** Inputs that were taken, or outputs that came out, though they should not have. */
  wrong: readonly string[];
  unhandled: number;
  /** Scripts that ran, or markup that could. */
  executions: readonly string[];
  /** Requests to anybody but the product. */
  foreign: readonly string[];
}
