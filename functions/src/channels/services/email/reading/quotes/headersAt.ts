import type { MailLabel } from '../words/MailWords.ts';
import { oneOf } from '../words/oneOf.ts';

const MAX_LINES = 12;
/** Lines in a row that belong to a long one above them. */
const MAX_WRAPPED = 2;

/** @param kind Its words, bold or not: "*From:* Max". */
function labelled(kind: MailLabel): RegExp {
  return new RegExp(String.raw`^[\s*]{0,6}${oneOf(({ labels }) => labels[kind])}[\s*]{0,3}:`, 'iu');
}

const LABELS: Readonly<Record<MailLabel, RegExp>> = {
  from: labelled('from'),
  date: labelled('date'),
  to: labelled('to'),
  cc: labelled('cc'),
  subject: labelled('subject'),
};

function labelsOf(line: string): MailLabel[] {
  const found: MailLabel[] = [];
  if (!line.slice(0, 40).includes(':')) return found;
  for (const kind of ['from', 'date', 'to', 'cc', 'subject'] as const) if (LABELS[kind].test(line)) found.push(kind);
  return found;
}

/**
 * Number of lines at a place that name sender, date, recipient and subject of a quoted mail, as Outlook and others write them; 0 for any others.
 * Sender and subject must be there, and one of the others: what a customer writes of a journey has from, to and date, too.
 */
export function headersAt(lines: readonly string[], at: number): number {
  if (labelsOf(lines[at] ?? '').length === 0) return 0;
  const found = new Set<MailLabel>();
  let end = 0;
  let wrapped = 0;
  for (const [index, line] of lines.slice(at, at + MAX_LINES).entries()) {
    const kinds = labelsOf(line);
    wrapped = kinds.length === 0 ? wrapped + 1 : 0;
    if (wrapped > MAX_WRAPPED || (found.has('subject') && found.has('from') && line.trim() === '')) break;
    for (const kind of kinds) found.add(kind);
    if (kinds.length > 0) end = index + 1;
  }
  return found.has('from') && found.has('subject') && (found.has('date') || found.has('to')) ? end : 0;
}
