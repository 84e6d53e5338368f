import * as z from 'zod';

/** A log entry as Cloud Logging holds it, as far as filters of operations/ look at it. */
export interface LogEntry {
  severity: string;
  logId: string;
  resource: { type: string };
  jsonPayload: Record<string, unknown>;
  /** In the place of a payload where Google's front end says what became of a request. */
  textPayload?: string;
}

/** One comparison of a filter: `field operator value`, or `log_id("…")` with or without `NOT`, with the field `logId`. */
interface Comparison {
  field: string;
  operator: string;
  value: string | number | boolean;
}

const SEVERITIES = ['DEFAULT', 'DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'];
const COMPARISON = /^(?<field>[\w.]+)(?<operator>>=|<=|!=|=~|=|>|<)(?<value>"(?:[^"\\]|\\.)*"|[\w.-]+)$/;
const OF_LOG = /^(?<not>NOT )?log_id\("(?<log>[^"]+)"\)$/;

/**
 * Reads the part of the Logging query language that operations/ uses: comparisons joined by AND, with strings, numbers, booleans
 * and severities (https://cloud.google.com/logging/docs/view/logging-query-language). Throws for anything else.
 */
export function parseFilter(filter: string): Comparison[] {
  return filter.split(' AND ').map((term) => {
    const { not, log } = OF_LOG.exec(term)?.groups ?? {};
    if (log !== undefined) return { field: 'logId', operator: not === undefined ? '=' : '!=', value: log };
    const { field, operator, value } = COMPARISON.exec(term)?.groups ?? {};
    if (field === undefined || operator === undefined || value === undefined)
      throw new Error(`not understood: ${term}`);
    return { field, operator, value: toValue(value) };
  });
}

function toValue(text: string): Comparison['value'] {
  if (text.startsWith('"')) return z.string().parse(JSON.parse(text));
  if (text === 'true' || text === 'false') return text === 'true';
  return SEVERITIES.includes(text) ? text : z.coerce.number().parse(text);
}

function fieldOf(entry: LogEntry, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }, entry);
}

function order(field: string, value: unknown): number {
  if (field === 'severity') return SEVERITIES.indexOf(String(value));
  return typeof value === 'number' ? value : Number.NaN;
}

function holds(entry: LogEntry, { field, operator, value }: Comparison): boolean {
  const found = fieldOf(entry, field);
  const [left, right] = [order(field, found), order(field, value)];
  switch (operator) {
    case '=':
      return found === value;
    case '!=':
      return found !== undefined && found !== value;
    case '=~':
      return typeof found === 'string' && new RegExp(String(value)).test(found);
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    default:
      return left <= right;
  }
}

/** True where the entry has all that the filter asks for. A field that is missing or null fulfils no comparison of numbers. */
export function matchesFilter(filter: string, entry: LogEntry): boolean {
  return parseFilter(filter).every((comparison) => holds(entry, comparison));
}

/** The value that `EXTRACT(field)` takes out of an entry: of a metric's value or of one of its labels. */
export function extractFrom(extractor: string, entry: LogEntry): unknown {
  return fieldOf(entry, extractedField(extractor));
}

/** The field that an extractor names. */
export function extractedField(extractor: string): string {
  const [, field] = /^EXTRACT\(([\w.]+)\)$/.exec(extractor) ?? [];
  if (field === undefined) throw new Error(`not understood: ${extractor}`);
  return field;
}
