import { normaliseRobotsPath } from './normaliseRobotsPath.ts';

/** Google's parser reads so much of a line and ignores the rest. */
const LINE_CHARACTERS = 2083 * 8 - 1;

/** Prefixes of the rules' names, with the mistakes that Google's parser accepts: whatever follows in a name is ignored. */
const NAMES: readonly [RegExp, Rule['name']][] = [
  [/^user[\s-]?agent/i, 'User-agent'],
  [/^allow/i, 'Allow'],
  [/^(?:dis?s?al+ow|diasllow|disallaw)/i, 'Disallow'],
  [/^site-?map/i, 'Sitemap'],
  [/^crawl-?delay$/i, 'Crawl-delay'],
];
/** A name and its value with a colon between them; or without one, if both are single words. */
const WITH_COLON = /^([^:]{1,40}):(.*)$/;
const WITHOUT_COLON = /^([\w-]{1,40})\s+(\S+)$/;

interface Rule {
  name: 'User-agent' | 'Allow' | 'Disallow' | 'Sitemap' | 'Crawl-delay';
  value: string;
}

/**
 * The rules of a robots.txt that hold for one robot, in the one form that the parser takes, as RFC 9309 and Google's parser read
 * them: those of all groups that name it, or else of those for all robots; sitemaps wherever they stand. Names may have usual
 * mistakes or no colon, lines end at a limit, and a robot's name at the first character that none has.
 * https://github.com/google/robotstxt
 */
export function tidyRobots(text: string, agent: string): string {
  const rules = text
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => ruleOf((line.slice(0, LINE_CHARACTERS).split('#', 1)[0] ?? '').trim()));
  const own = rulesFor(agent.toLowerCase(), rules) ?? rulesFor('*', rules) ?? [];
  const sitemaps = rules.filter(({ name }) => name === 'Sitemap');
  return [{ name: 'User-agent', value: agent }, ...own, ...sitemaps]
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n');
}

/** The rules of all groups that name a robot; undefined where none does. Neighbouring names share what follows. */
function rulesFor(agent: string, rules: readonly Rule[]): Rule[] | undefined {
  let found: Rule[] | undefined;
  let isIn = false;
  let isOpen = false;
  for (const rule of rules) {
    const { name, value } = rule;
    if (name === 'User-agent') {
      const isNamed = agentOf(value) === agent;
      isIn = isNamed || (isOpen && isIn);
      isOpen = true;
      if (isNamed) found ??= [];
    } else if (name !== 'Sitemap') {
      // A pause that is wanted is no rule of the standard: it does not end the names of a group.
      if (name !== 'Crawl-delay') isOpen = false;
      if (isIn) found?.push(rule);
    }
  }
  return found;
}

function ruleOf(line: string): Rule[] {
  const [, written = '', rest = ''] = WITH_COLON.exec(line) ?? WITHOUT_COLON.exec(line) ?? [];
  const name = NAMES.find(([form]) => form.test(written.trim()))?.[1];
  const value = rest.trim();
  if (name === undefined) return [];
  if (name !== 'Allow' && name !== 'Disallow') return [{ name, value }];
  const path = normaliseRobotsPath(value.replace(/\*{2,}/g, '*'));
  // Who allows a folder's index means the folder's own address as well.
  const folder = /^(.*\/)index\.html?$/.exec(path)?.[1];
  return [{ name, value: path }, ...(name === 'Allow' && folder !== undefined ? [{ name, value: `${folder}$` }] : [])];
}

/** The product token alone: "ParlanceBot/1.0" and "ParlanceBot (of Parlance)" mean ParlanceBot; a star means all. */
function agentOf(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  // A name of which nothing is left means no robot at all.
  return /^[A-Za-z_-]+/.exec(value)?.[0].toLowerCase() ?? '';
}
