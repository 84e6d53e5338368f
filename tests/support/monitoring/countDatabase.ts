import { setLogFunction } from 'firebase-admin/firestore';
import * as z from 'zod';

/** Documents that Firestore bills: read, by queries and one by one, where a query without a result is a read; and written. */
export interface DatabaseUse {
  reads: number;
  writes: number;
}

/** Line of the client's log: the tag of a request, and what was sent or came. */
const LINE =
  / (?<tag>\S+) \[Firestore\.(?:request|requestStream)\]: (?<way>Sending request|Received response): (?<body>\{.*\})$/s;
const writtenSchema = z.object({ writes: z.array(z.unknown()) });
const readSchema = z.union([
  z.object({ document: z.looseObject({}) }),
  z.object({ found: z.looseObject({}) }),
  z.object({ missing: z.string().min(1) }),
]);
const askedSchema = z.union([
  z.object({ structuredQuery: z.looseObject({}) }),
  z.object({ structuredAggregationQuery: z.looseObject({}) }),
]);

/**
 * Counts what `work` reads and writes in this process, by the log of Firestore's client: also what transactions tried in vain, as it is
 * billed (https://firebase.google.com/docs/firestore/pricing).
 */
export async function countDatabase(work: () => Promise<void>): Promise<DatabaseUse> {
  const found = new Map<string, number>();
  let writes = 0;
  setLogFunction((line) => {
    const { tag = '', way, body = '' } = LINE.exec(line)?.groups ?? {};
    if (body === '') return;
    const value: unknown = JSON.parse(body);
    if (way === 'Sending request') {
      writes += writtenSchema.safeParse(value).data?.writes.length ?? 0;
      if (askedSchema.safeParse(value).success) found.set(tag, found.get(tag) ?? 0);
    } else if (readSchema.safeParse(value).success) found.set(tag, (found.get(tag) ?? 0) + 1);
  });
  try {
    await work();
  } finally {
    setLogFunction(null);
  }
  const reads = [...found.values()].reduce((sum, documents) => sum + Math.max(1, documents), 0);
  return { reads, writes };
}
