import { DatabaseSync } from 'node:sqlite';
import type { StoredIndex } from './storedIndexes.ts';

export interface StoredDocument {
  id: string;
  fields: object;
}

/** Position of an entry in an index: the value of its order (dates in ms), then the document. */
export type EntryKey = readonly [value: number | string, id: string];

export interface Entries {
  /** Up to `most` entries whose first fields have these values, from a key on, in the index's order. */
  next: (index: StoredIndex, values: readonly unknown[], from: EntryKey, most: number) => EntryKey[];
  /** Throws where there is no such document. */
  document: (id: string) => unknown;
  close: () => void;
}

/** A field of a document by its path, `undefined` where it has none. */
export function valueAt(fields: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : undefined;
  }, fields);
}

/** Sort value of a date, a text or a number. Throws for anything else. */
export function sortable(value: unknown): number | string {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`no order goes by ${String(value)}`);
}

function combinations(lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>((heads, list) => heads.flatMap((head) => list.map((one) => [...head, one])), [[]]);
}

/** The values by which an index holds a document: of an array, those with each of its elements. */
function prefixesOf({ equals, contains }: StoredIndex, fields: object): string[] {
  const values = equals.map((path) => {
    const value = valueAt(fields, path);
    if (path !== contains) return value === undefined ? [] : [value];
    return Array.isArray(value) ? [...new Set<unknown>(value)] : [];
  });
  return combinations(values).map((combination) => JSON.stringify(combination));
}

/** Documents in a database that has indexes: SQLite's B-trees, with one sorted table for each of the given ones. */
export function createEntries(documents: readonly StoredDocument[], indexes: readonly StoredIndex[]): Entries {
  const database = new DatabaseSync(':memory:');
  const nameOf = ({ equals, order }: StoredIndex): string => JSON.stringify([...equals, ...order]);
  const reads = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID; BEGIN');
  const insertDocument = database.prepare('INSERT INTO documents VALUES (?, ?)');
  for (const { id, fields } of documents) insertDocument.run(id, JSON.stringify(fields));
  for (const [at, index] of indexes.entries()) {
    const table = `entries${at}`;
    const [field, direction] = index.order;
    database.exec(`CREATE TABLE ${table} (prefix, value, id, PRIMARY KEY (prefix, value, id)) WITHOUT ROWID`);
    const insert = database.prepare(`INSERT INTO ${table} VALUES (?, ?, ?)`);
    for (const { id, fields } of documents) {
      for (const prefix of prefixesOf(index, fields)) insert.run(prefix, sortable(valueAt(fields, field)), id);
    }
    const order = direction === 'asc' ? 'value, id' : 'value DESC, id DESC';
    const compare = direction === 'asc' ? '>=' : '<=';
    const where = `prefix = ? AND (value, id) ${compare} (?, ?)`;
    reads.set(
      nameOf(index),
      database.prepare(`SELECT value, id FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ?`),
    );
  }
  database.exec('COMMIT');
  const readDocument = database.prepare('SELECT body FROM documents WHERE id = ?');
  return {
    next: (index, values, [value, id], most) => {
      const read = reads.get(nameOf(index));
      if (read === undefined) throw new Error(`${nameOf(index)} was not made`);
      const rows = read.all(JSON.stringify(values), value, id, most);
      return rows.map((row) => [sortable(row['value']), String(row['id'])]);
    },
    document: (id) => {
      const row = readDocument.get(id);
      if (row === undefined) throw new Error(`${id} is not there`);
      const body: unknown = JSON.parse(String(row['body']));
      return body;
    },
    close: () => database.close(),
  };
}
