import * as z from 'zod';
import { changeRowSchema } from './bigquery/changeRow.ts';
import { transformRow } from './bigquery/transformRow.ts';
import { config } from '../kernel/platform/config.ts';

/** Many times a conversation with all that one may have; anybody may send as much, and it is read for about a second at most. */
const MAX_BYTES = 1024 * 1024;
/** The extension sends one; its import script as many as its `--batch-size`. */
const MAX_ROWS = 100;

interface TransformResponse {
  status: 200 | 400 | 404 | 405 | 413;
  headers: Record<string, string>;
  body: string;
}

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

function refused(status: 400 | 404 | 413): TransformResponse {
  return { status, headers: HEADERS, body: '' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * `/api/bigquery`, the TRANSFORM_FUNCTION of the extension `firebase/firestore-bigquery-export`: `{ data: rows }` comes in and goes
 * out without anything personal. It reads and keeps nothing and logs no contents, so anybody may call it. A refusal has no body: the
 * extension asks for no status, and finds no rows to write. 404 unless BIGQUERY_EXPORT is `on`; 413 beyond 1 MiB or 100 rows.
 */
export function serveBigQuery({ method, body }: { method: string; body: Buffer }): TransformResponse {
  if (config().bigQueryExport !== 'on') return refused(404);
  if (method !== 'POST') return { status: 405, headers: { ...HEADERS, Allow: 'POST' }, body: '' };
  if (body.length > MAX_BYTES) return refused(413);
  const sent = z.object({ data: z.array(z.unknown()).min(1) }).safeParse(parsed(body.toString('utf8')));
  if (!sent.success) return refused(400);
  if (sent.data.data.length > MAX_ROWS) return refused(413);
  const rows = z.array(changeRowSchema).safeParse(sent.data.data);
  if (!rows.success) return refused(400);
  return { status: 200, headers: HEADERS, body: JSON.stringify({ data: rows.data.map(transformRow) }) };
}
