import { cutSignature } from './quotes/cutSignature.ts';
import { ownAndQuoted, type Run } from './quotes/ownAndQuoted.ts';

interface CutOptions {
  /** The subject says that a mail is passed on ("Fwd:"). */
  isForward?: boolean;
}

/** Lines of a mail that are looked at: nobody writes more. */
const MAX_LINES = 4000;

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '');
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** True where an answer stands between two quotes: then each belongs to the lines above it. */
function isInterleaved(runs: readonly Run[]): boolean {
  const first = runs.findIndex(({ isOwn }) => !isOwn);
  const last = runs.findLastIndex(({ isOwn }) => !isOwn);
  return runs.slice(first + 1, last).some(({ isOwn, lines }) => isOwn && !isBlank(cutSignature(lines)));
}

function ownRuns(runs: readonly Run[]): string[][] {
  return runs.flatMap(({ isOwn, lines }) => (isOwn ? [cutSignature(lines)] : [])).filter((lines) => !isBlank(lines));
}

/** Answers with the lines that each of them answers, without what was quoted below the last. */
function answersWithQuotes(runs: readonly Run[]): string[] {
  const own = runs.map((run) => (run.isOwn ? { ...run, lines: cutSignature(run.lines) } : run));
  const last = own.findLastIndex(({ isOwn, lines }) => isOwn && !isBlank(lines));
  return own.slice(0, last + 1).flatMap(({ isOwn, lines }) => (isOwn ? [...lines, ''] : lines));
}

/**
 * Words that a customer has written now: a mail's text without the mail that it quotes and without its signature. Answers between quoted lines stay
 * with these, a mail that the customer passes on stays, and a mail that is a quote alone stays as it is.
 */
export function cutQuote(text: string, { isForward = false }: CutOptions = {}): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .split('\n', MAX_LINES)
    .map((line) => line.trimEnd());
  const { runs, forwarded } = ownAndQuoted(lines, isForward);
  const own = isInterleaved(runs) ? answersWithQuotes(runs) : ownRuns(runs).flatMap((part) => [...part, '']);
  const cut = tidy(forwarded.length === 0 ? own : [...own, '', ...forwarded]);
  return cut === '' ? tidy(lines) : cut;
}
