/** Behaviour of a stand-in of a model's server for one request instead of answering well, whatever API it speaks. */
export interface ModelScript {
  /** Answers with this HTTP status, and says this. */
  fail?: { code: number; retryAfterSeconds?: number; message?: string };
  /** Closes the connection after this many streamed words. */
  dieAfter?: number;
  /** After this many streamed words, the last one included, sends this instead of what should follow, and ends well. */
  breakAfter?: { words: number; data: string };
  /** The tool that the model wants called, instead of writing. */
  call?: { name: string; args: unknown };
  /** The text that the model writes. */
  text?: string;
  /** Cause of an end that is not the answer's own. */
  end?: 'filter' | 'length';
  /** Sends what is no JSON. */
  garbage?: boolean;
}

/** Request that a stand-in has had, whatever API it speaks. */
export interface ModelSeen {
  model: string;
  body: unknown;
  /** True for a request whose answer is streamed: an answer, or a page that is read. */
  isStreamed: boolean;
  /** True once the client went away before the answer's end. */
  closedEarly: boolean;
}
