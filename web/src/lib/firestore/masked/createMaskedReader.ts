import type { MaskedRead } from '@parlance/domain/contracts/privacy';
import { decodeDates } from '@parlance/domain/encoding/datesInJson';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { RawDocument } from '../liveEntries.ts';
import { type Cursor, cursorOf } from '../pageStarts.ts';
import type { QuerySpec } from '../QuerySpec.ts';
import { callMasked } from './callMasked.ts';
import type { MaskedSource } from './maskedSource.ts';
import type { Masking } from './MaskingContext.ts';

type List = Extract<MaskedRead, { kind: 'list' }>;

/** A page of a query: so many documents, behind one of them. */
interface MaskedPage {
  after?: Cursor | undefined;
  limit: number;
}

/** Reads one collection as viewers may see it. Everything throws an `AppError`. */
export interface MaskedReader {
  /** Sets its reads apart from live ones of the same query. */
  key: string;
  /** Interval at which shown data is read again. */
  everyMs: number;
  list: (spec: QuerySpec, page: MaskedPage) => Promise<readonly RawDocument[]>;
  count: (spec: Partial<QuerySpec>) => Promise<number>;
  /** None where it is not there. */
  document: () => Promise<readonly RawDocument[]>;
}

/** Conversations, leads, declarations and submissions change as visitors write; figures, topics, views and tags less often, and they cost more to read. */
const OFTEN_MS = 15_000;
const SELDOM_MS = 60_000;

function toBound(bound: Date | string) {
  return bound instanceof Date ? { $date: bound.getTime() } : bound;
}

function toRange({ from, before }: NonNullable<QuerySpec['range']>) {
  return {
    ...(from === undefined ? {} : { from: toBound(from) }),
    ...(before === undefined ? {} : { before: toBound(before) }),
  };
}

function toAfter({ value, id }: Cursor): List['after'] {
  if (value instanceof Date) return { value: { $date: value.getTime() }, id };
  if (typeof value !== 'string') throw new AppError('internal');
  return { value, id };
}

/** Without what is not said: the SDK sends null for undefined. */
function toQuery({ equals, contains, range, orderBy, sameAddressAs }: Partial<QuerySpec>) {
  return {
    ...(equals === undefined ? {} : { equals }),
    ...(contains === undefined ? {} : { contains }),
    ...(range === undefined ? {} : { range: toRange(range) }),
    ...(orderBy === undefined ? {} : { orderBy }),
    ...(sameAddressAs === undefined ? {} : { sameAddressAs }),
  };
}

function decoded(documents: readonly { id: string; fields: unknown }[]): readonly RawDocument[] {
  return documents.map(({ id, fields }) => ({ id, fields: decodeDates(fields) }));
}

/** The reader of a path. */
export function createMaskedReader(masking: Masking, { id, ...source }: MaskedSource): MaskedReader {
  const isBusy = ['chats', 'messages', 'leads', 'declarations', 'submissions'].includes(source.collection);
  const readList = async (spec: QuerySpec, { after, limit }: MaskedPage) => {
    const cursor = after === undefined ? {} : { after: toAfter(after) };
    const read: MaskedRead = { kind: 'list', ...source, ...toQuery(spec), ...cursor, limit };
    return decoded((await callMasked(masking, read)).documents);
  };
  return {
    key: `masked:${masking.locale}`,
    everyMs: isBusy ? OFTEN_MS : SELDOM_MS,
    list: async (spec, { after, limit }) => {
      const all: RawDocument[] = [];
      for (let last = after; all.length < limit;) {
        const size = Math.min(limit - all.length, LIMITS.maskedPage);
        const page = await readList(spec, { after: last, limit: size });
        all.push(...page);
        const end = page.at(-1);
        if (end === undefined || page.length < size) break;
        last = cursorOf(end, spec.orderBy[0]);
      }
      return all;
    },
    count: async (spec) => (await callMasked(masking, { kind: 'count', ...source, ...toQuery(spec) })).count ?? 0,
    document: async () => {
      if (id === undefined) throw new AppError('internal');
      return decoded((await callMasked(masking, { kind: 'document', ...source, id })).documents);
    },
  };
}
