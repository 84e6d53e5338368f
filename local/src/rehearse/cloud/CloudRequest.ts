/** One request of the command line, as it came. */
export interface CloudRequest {
  /** Of the stand-in itself. */
  origin: string;
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  /** The body, where it is JSON. */
  json: unknown;
}
