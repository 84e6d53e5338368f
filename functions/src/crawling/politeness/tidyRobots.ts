/** Google's parser reads so much of a line and ignores the rest. */
const LINE_CHARACTERS = 2083 * 8;

/** Forms of each rule's name that Google's parser takes. */
const NAMES: readonly [RegExp, string][] = [
  [/^user[\s-]?agent$/i, 'User-agent'],
  [/^allow$/i, 'Allow'],
  [/^(?:dis?s?al+ow|diasllow|disallaw)$/i, 'Disallow'],
  [/^site-?map$/i, 'Sitemap'],
  [/^crawl-delay$/i, 'Crawl-delay'],
];
/** A name and its value with a colon between them; or without one, if both are single words. */
const WITH_COLON = /^([^:]{1,40}):(.*)$/;
const WITHOUT_COLON = /^([\w-]{1,40})\s+(\S+)$/;

/**
 * The rules of a robots.txt in the one form that the parser takes, read as Google's reads them: names with usual mistakes or
 * without a colon, long lines up to a limit, a robot's name up to the first character that none has, no mark, no NUL, no
 * runs of stars.
 */
export function tidyRobots(text: string): string {
  return text
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => tidyLine((line.slice(0, LINE_CHARACTERS).split('#', 1)[0] ?? '').trim()))
    .join('\n');
}

function tidyLine(line: string): string[] {
  const [, written = '', rest = ''] = WITH_COLON.exec(line) ?? WITHOUT_COLON.exec(line) ?? [];
  const name = NAMES.find(([form]) => form.test(written.trim()))?.[1];
  const value = rest.trim();
  if (name === undefined) return [];
  if (name === 'User-agent') return [`${name}: ${agentOf(value)}`];
  if (name !== 'Allow' && name !== 'Disallow') return [`${name}: ${value}`];
  const path = value.replace(/\*{2,}/g, '*');
  // Who allows a folder's index means the folder's own address as well.
  const folder = /^(.*\/)index\.html?$/.exec(path)?.[1];
  return [`${name}: ${path}`, ...(name === 'Allow' && folder !== undefined ? [`Allow: ${folder}$`] : [])];
}

/** The product token alone: "ParlanceBot/1.0" and "ParlanceBot (of Parlance)" mean ParlanceBot; a star means all. */
function agentOf(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  // A name of which nothing is left means no robot at all.
  return /^[A-Za-z_-]+/.exec(value)?.[0] ?? 'none';
}
