import { fold } from '../../text/fold.ts';
import { stripInvisible } from '../../text/stripInvisible.ts';
import { CONTACT_PATTERNS } from '../../text/CONTACT_PATTERNS.ts';

/** This many characters in a row that stand in a secret text give it away. */
const RUN = 20;
/** What is left of them, about, when only letters and digits count. */
const BARE_RUN = 16;
/** Stands where an address, a link or a phone number was: those are there to be told. No run goes across it. */
const GAP = '\u{E000}';

function plain(text: string): string {
  const { email, link, phone } = CONTACT_PATTERNS;
  return fold(stripInvisible(text).replace(email, GAP).replace(link, GAP).replace(phone, GAP)).replace(/\s+/g, ' ');
}

/** Without all that people put between letters to get round a filter. */
function bare(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}\u{E000}]+/gu, '');
}

function runsIn(text: string, length: number): string[] {
  const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => start);
  return starts.map((start) => text.slice(start, start + length)).filter((run) => !run.includes(GAP));
}

/**
 * Watches an answer for pieces of a secret text, spelled out, spaced out or spread over sentences. What stands in `open`
 * too, such as the business's name or a passage, gives nothing away. The function tells whether `next`, coming after
 * `said`, would give something away.
 */
export function createLeakGuard(secret: string, open: string): (said: string, next: string) => boolean {
  const views = [
    { view: plain, length: RUN },
    { view: bare, length: BARE_RUN },
  ].map(({ view, length }) => {
    const known = new Set(runsIn(view(open), length));
    const runs = new Set(runsIn(view(secret), length).filter((run) => !known.has(run)));
    return { view, length, runs };
  });
  return (said, next) =>
    views.some(({ view, length, runs }) => {
      // The end of what was said belongs to runs that go on in the next sentence.
      const text = `${view(said.slice(-8 * length)).slice(1 - length)}${view(next)}`;
      return runsIn(text, length).some((run) => runs.has(run));
    });
}
