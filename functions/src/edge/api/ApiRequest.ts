import type { Write } from './createEventStream.ts';

type Header = 'authorization' | 'accept' | 'content-type' | 'idempotency-key' | 'mcp-protocol-version' | 'origin';

/** A request to the API as it comes. */
export interface ApiRequest {
  method: string;
  /** URL path, from /api/v1 on. */
  path: string;
  /** As the query string was parsed: not to be trusted in any respect. */
  query: unknown;
  body: Uint8Array;
  headers: Readonly<Partial<Record<Header, string | undefined>>>;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Begins an answer that is written bit by bit. */
  open: (headers: Record<string, string>) => Write;
}
