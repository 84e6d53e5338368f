import { contentWords } from './contentWords.ts';

/** Two things that a question compares. */
export interface Compared {
  /** Stemmed words that each of the two has to itself. */
  names: readonly [readonly string[], readonly string[]];
  /** The question about each of them alone. */
  queries: readonly [string, string];
}

const COMPARATIVE =
  '(?:cheap|dear|fast|slow|larg|bigg|small|long|short|strong|warm|light|heavi|quick|earli|lat|high|low|great)er|better|worse|more \\p{L}+|less \\p{L}+|günstiger|guenstiger|billiger|teurer|besser|schlechter|schneller|langsamer|größer|groesser|kleiner|länger|laenger|kürzer|kuerzer|leichter|schwerer|wärmer|waermer|höher|hoeher|niedriger|mehr|weniger';
const END = String.raw`(?=\s*(?:[?.!,;]|$))`;

/** Forms in which a question names two things, with what precedes them. */
const FORMS: readonly RegExp[] = [
  // The difference between a tent and a tarp; der Unterschied zwischen Solo und Studio.
  String.raw`\bdifferences? between (?<a>.+?) and (?<b>.+?)${END}`,
  String.raw`\bunterschiede? zwischen (?<a>.+?) und (?<b>.+?)${END}`,
  String.raw`\b(?:unterscheidet sich|unterscheidet|unterscheiden sich) (?<a>.+?) von (?<b>.+?)${END}`,
  String.raw`\bhow (?:does|do|is|are) (?<a>.+?) (?:differ|different) from (?<b>.+?)${END}`,
  String.raw`\bcompare (?<a>.+?) (?:with|to|and) (?<b>.+?)${END}`,
  String.raw`\b(?:vergleiche?n?|vergleichen sie) (?<a>.+?) (?:mit|und) (?<b>.+?)${END}`,
  // Is Solo cheaper than Studio? Ist Solo günstiger als Studio?
  String.raw`(?:^|\b(?:is|are|does|do|ist|sind|dauert|kostet|kosten)\s+)(?<a>[^?.!,]+?) (?:(?:cost|take|last|weigh)s? )?(?:${COMPARATIVE})(?: \p{L}+)? (?:than|als) (?<b>.+?)${END}`,
  // Which is cheaper, a city bike or a mountain bike?
  String.raw`(?:${COMPARATIVE}|vergleich)\b[^?.!]*?[,:] (?<a>[^,?.!]+?) (?:or|oder) (?<b>.+?)${END}`,
  // Which is faster: what follows at once. Is shipping to Austria or to Italy cheaper?
  String.raw`(?:^|\b(?:is|are|ist|sind)\s+)(?<a>[^,?.!]+?) (?:or|oder) (?<b>[^,?.!]+?) (?:${COMPARATIVE})${END}`,
  String.raw`(?<a>[^,?.!]+?) (?:vs\.?|versus) (?<b>.+?)${END}`,
].map((form) => new RegExp(form, 'iu'));

/**
 * The two things that an English or German question compares, or undefined where it compares none. "Shipping to Austria or to
 * Italy": what only the longer one says belongs to both.
 */
export function comparedIn(question: string): Compared | undefined {
  for (const form of FORMS) {
    const { index, groups } = form.exec(question) ?? {};
    const { a, b } = groups ?? {};
    if (index === undefined || a === undefined || b === undefined) continue;
    const [first, second] = [contentWords(a), contentWords(b)];
    const names = [
      first.filter((word) => !second.includes(word)),
      second.filter((word) => !first.includes(word)),
    ] as const;
    if (names.some((own) => own.length === 0)) continue;
    const start = question.indexOf(a, index);
    const end = question.indexOf(b, start + a.length) + b.length;
    const [before, after] = [question.slice(0, start), question.slice(end)];
    const [inA, inB] = [a.split(/\s+/), b.split(/\s+/)];
    const surplus = inA.length - inB.length;
    const head = surplus > 0 ? `${inA.slice(0, surplus).join(' ')} ` : '';
    const tail = surplus < 0 ? ` ${inB.slice(surplus).join(' ')}` : '';
    return { names, queries: [`${before}${a}${tail}${after}`, `${before}${head}${b}${after}`] };
  }
  return undefined;
}
