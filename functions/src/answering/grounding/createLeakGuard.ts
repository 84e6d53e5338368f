import { CONFUSABLES } from '../../text/CONFUSABLES.ts';
import { CONTACT_PATTERNS } from '../../text/CONTACT_PATTERNS.ts';
import { fold } from '@parlance/domain/text/fold';
import { stripInvisible } from '../../text/stripInvisible.ts';

/** This many characters in a row that stand in a secret text give it away. */
const RUN = 20;
/** What is left of them, about, when only letters count. */
const BARE_RUN = 16;
/** Stands where an address, a link or a phone number was: those are there to be told. No run goes across it. */
const GAP = '\u{E000}';
/** Numbers of passages and of a list's items stand between words without being part of them. */
const NUMBERING = /\[\d{1,2}\]|(?<![\p{L}\p{N}])\d{1,3}[.):](?!\d)/gu;

function plain(text: string): string {
  const { email, link, phone } = CONTACT_PATTERNS;
  return fold(stripInvisible(text).replace(email, GAP).replace(link, GAP).replace(phone, GAP).replace(NUMBERING, ' '))
    .replace(/[^\p{ASCII}]/gu, (letter) => CONFUSABLES[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Without all that people put between letters to get round a filter. */
function bare(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}\u{E000}]+/gu, '');
}

function reversed(text: string): string {
  return Array.from(bare(text)).toReversed().join('');
}

/** Words in their opposite order, without spaces. */
function backwards(text: string): string {
  return (plain(text).match(/[\p{L}\p{N}\u{E000}]+/gu) ?? []).toReversed().join('');
}

function runsIn(text: string, length: number): string[] {
  const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => start);
  return starts.map((start) => text.slice(start, start + length)).filter((run) => !run.includes(GAP));
}

/** How a text is looked at, and how the secret was put so that it looks the same. */
const VIEWS = [
  { view: plain, ofSecret: plain, length: RUN },
  { view: bare, ofSecret: bare, length: BARE_RUN },
  { view: bare, ofSecret: reversed, length: BARE_RUN },
  { view: bare, ofSecret: backwards, length: BARE_RUN },
] as const;

/**
 * Watches an answer for pieces of a secret text: spelled out, spaced out, numbered, in look-alike letters, from back to
 * front or spread over sentences. What stands in `open` too, such as the business's name or a passage, gives nothing away.
 * The function says whether `next`, coming after `written`, would give something away.
 */
export function createLeakGuard(secret: string, open: string): (written: string, next: string) => boolean {
  const views = VIEWS.map(({ view, ofSecret, length }) => {
    const known = new Set(runsIn(view(open), length));
    return { view, length, runs: new Set(runsIn(ofSecret(secret), length).filter((run) => !known.has(run))) };
  });
  return (written, next) =>
    views.some(({ view, length, runs }) => {
      // The end of what was written belongs to runs that go on in the next sentence.
      const text = `${view(written.slice(-8 * length)).slice(1 - length)}${view(next)}`;
      return runsIn(text, length).some((run) => runs.has(run));
    });
}
