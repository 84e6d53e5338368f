import { CONFUSABLES } from '../../kernel/text/CONFUSABLES.ts';
import { CONTACT_PATTERNS } from '../../kernel/text/CONTACT_PATTERNS.ts';
import { fold } from '@parlance/domain/text/fold';
import { remembered } from '../../kernel/text/remembered.ts';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';

/** This many characters in a row that stand in a secret text give it away. */
const RUN = 20;
/** Approximate length that is left of them when only letters count. */
const BARE_RUN = 16;
/** Words of a secret in its order, with others left out, meet by chance sooner than a run of letters. */
const FILLED_RUN = 24;
/** More different words than these between those of a secret are a sentence of their own, and no filling. */
const FILLINGS = 3;
/** Stands where an address, a link or a phone number was: those are there to be told. No run goes across it. */
const GAP = '\u{E000}';
/** Numbers of passages and of a list's items stand between words without being part of them. */
const NUMBERING = /\[\d{1,2}\]|(?<![\p{L}\p{N}])\d{1,3}[.):](?!\d)/gu;
const WORD = /[\p{L}\p{N}\u{E000}]+/gu;
/** Figures and signs that look like letters. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const A = 97;
const HALF_ALPHABET = 13;

function plain(text: string): string {
  const { email, link, phone } = CONTACT_PATTERNS;
  return fold(stripInvisible(text).replace(email, GAP).replace(link, GAP).replace(phone, GAP).replace(NUMBERING, ' '))
    .replace(/[^\p{ASCII}]/gu, (letter) => CONFUSABLES[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** A text to be looked at: as it was written, and plain. */
interface Text {
  raw: string;
  plain: string;
}

type Look = (text: Text) => string;

function textOf(raw: string): Text {
  return { raw, plain: plain(raw) };
}

const asPlain: Look = (text) => text.plain;

/** Without all that people put between letters to get round a filter. */
const bare: Look = (text) => text.plain.replace(/[^\p{L}\p{N}\u{E000}]+/gu, '');

/** Letters alone: figures that number words, or letters, stand between them. */
const lettersOf: Look = (text) => text.plain.replace(/[^\p{L}\u{E000}]+/gu, '');

/** Figures and signs read as the letters that they look like. */
const unfigured: Look = (text) =>
  text.plain.replace(/[0134578@$!]/g, (sign) => FIGURES[sign] ?? sign).replace(/[^\p{L}\u{E000}]+/gu, '');

const reversed: Look = (text) => Array.from(bare(text)).toReversed().join('');

/** Words in their opposite order, without spaces. */
const backwards: Look = (text) => (text.plain.match(WORD) ?? []).toReversed().join('');

/** Each word from back to front, in the order of the words. */
const turned: Look = (text) =>
  (text.plain.match(WORD) ?? []).map((word) => Array.from(word).toReversed().join('')).join('');

/** Thirteen letters further in the alphabet, which twice makes the text again. */
const rotated: Look = (text) =>
  lettersOf(text).replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - A + HALF_ALPHABET) % (2 * HALF_ALPHABET)) + A),
  );

/** Text that is encoded as Base64. */
const decoded: Look = ({ raw }) => {
  const tokens = raw.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return bare(textOf(tokens.map((token) => Buffer.from(token, 'base64').toString('utf8')).join(' ')));
};

function lettersByWord(text: Text): string[] {
  return (text.plain.match(WORD) ?? []).filter((word) => /\p{L}/u.test(word));
}

const joined: Look = (text) => lettersByWord(text).join('');

interface View {
  /** Form in which a text is compared. */
  view: Look;
  /** The ways in which the secret looks the same once it was disguised for it. */
  ofSecret: readonly Look[];
  /** Form in which text that is not secret is compared, where it differs from `view`. */
  ofOpen?: Look;
  length: number;
}

const VIEWS: readonly View[] = [
  { view: asPlain, ofSecret: [asPlain], length: RUN },
  { view: bare, ofSecret: [bare, reversed, backwards, turned], length: BARE_RUN },
  { view: lettersOf, ofSecret: [lettersOf, rotated], length: BARE_RUN },
  { view: unfigured, ofSecret: [unfigured], length: BARE_RUN },
  { view: decoded, ofSecret: [bare], length: BARE_RUN },
];

/** The secret's own words in a text, where few others stand between them, over and over. */
function filledView(secret: Text): View {
  const vocabulary = new Set(secret.plain.match(WORD) ?? []);
  const view: Look = (text) => {
    const all = lettersByWord(text);
    const fillings = new Set(all.filter((word) => !vocabulary.has(word)));
    return fillings.size === 0 || fillings.size > FILLINGS ? '' : all.filter((word) => vocabulary.has(word)).join('');
  };
  return { view, ofSecret: [joined], ofOpen: joined, length: FILLED_RUN };
}

function runsIn(text: string, length: number): string[] {
  const starts = Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => start);
  return starts.map((start) => text.slice(start, start + length)).filter((run) => !run.includes(GAP));
}

/** Four letters as a number of 16 bits. Different ones may have the same. */
function nextHead(head: number, text: string, at: number): number {
  return ((head << 4) ^ text.charCodeAt(at)) & 0xffff;
}

function headOf(run: string): number {
  return [0, 1, 2, 3].reduce((head, at) => nextHead(head, run, at), 0);
}

/** The runs without those that stand in a text, which may be long: few places of it are looked at closely. */
function withoutRunsOf(text: string, runs: Iterable<string>, length: number): Set<string> {
  const left = new Set(runs);
  if (left.size === 0) return left;
  const isHead = new Uint8Array(0x10000);
  for (const run of left) isHead[headOf(run)] = 1;
  let head = 0;
  for (let at = 0; at < text.length; at += 1) {
    // What is more than four letters back has been shifted out.
    head = nextHead(head, text, at);
    const start = at - 3;
    if (isHead[head] === 1 && start >= 0 && start + length <= text.length)
      left.delete(text.slice(start, start + length));
  }
  return left;
}

/** The runs of a secret that give it away, as one view shows them. */
interface SecretView {
  view: Look;
  ofOpen: Look;
  length: number;
  runs: ReadonlySet<string>;
}

/** A view of the secret without the runs that everybody knows. */
function prepareView({ view, ofSecret, ofOpen = view, length }: View, secret: Text, known: Text): SecretView {
  const runs = ofSecret.flatMap((look) => runsIn(look(secret), length));
  return { view, ofOpen, length, runs: withoutRunsOf(ofOpen(known), runs, length) };
}

/** Reports whether `next`, following `written`, would give something away. */
type LeakGuard = (written: string, next: string) => boolean;

function guardBy(views: readonly SecretView[], open: string): LeakGuard {
  const readText = remembered(views.length, textOf);
  const shown = new Map<Look, string>();
  // Hardly any sentence has a run of the secret: what may be said is looked at for those alone.
  const isOpen = (run: string, look: Look): boolean => {
    const text = shown.get(look) ?? look(textOf(open));
    shown.set(look, text);
    return text.includes(run);
  };
  return (written, next) =>
    views.some(({ view, ofOpen, length, runs }) => {
      // The end of what was written belongs to runs that go on in the next sentence.
      const before = view(readText(written.slice(-8 * length))).slice(1 - length);
      return runsIn(`${before}${view(readText(next))}`, length).some((run) => runs.has(run) && !isOpen(run, ofOpen));
    });
}

/**
 * Watches answers for pieces of a secret text: spelled out, spaced out, numbered, filled up with other words, in look-alike
 * letters or figures, from back to front, in ROT13, in Base64 or spread over sentences. The secret is prepared once; what comes
 * back makes a guard for one answer. What stands in `known` too, which everybody may read, or in that answer's `open`, such as
 * the business's name or a passage, gives nothing away.
 */
export function createLeakGuard(secret: string, known: string): (open: string) => LeakGuard {
  const hidden = textOf(secret);
  const knownText = textOf(known);
  const views = [...VIEWS, filledView(hidden)].map((view) => prepareView(view, hidden, knownText));
  return (open) => guardBy(views, open);
}
