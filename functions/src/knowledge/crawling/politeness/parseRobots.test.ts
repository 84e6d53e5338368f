import { describe, expect, it } from 'vitest';
import { parseRobots } from './parseRobots.ts';

const ORIGIN = 'https://shop.example';

function allows(rules: string, path: string): boolean {
  return parseRobots(`${ORIGIN}/robots.txt`, rules).isAllowed(ORIGIN + path);
}

const ALL = 'User-agent: *\n';

/** RFC 9309, and what Google documents and tests of its own parser (google/robotstxt, robots_test.cc), case by case. */
const CASES: readonly [what: string, rules: string, path: string, isAllowed: boolean][] = [
  ['no rules at all', '', '/a', true],
  ['an empty rule', `${ALL}Disallow:`, '/a', true],
  ['everything', `${ALL}Disallow: /`, '/a', false],
  ['a rule before any name', `Disallow: /\n${ALL}Disallow: /b`, '/a', true],
  ['a beginning of paths', `${ALL}Disallow: /fish`, '/fish.html', false],
  ['another case of letters', `${ALL}Disallow: /fish`, '/Fish', true],
  ['a folder', `${ALL}Disallow: /fish/`, '/fish', true],
  ['within a folder', `${ALL}Disallow: /fish/`, '/fish/salmon', false],
  ['a star within', `${ALL}Disallow: /fish*.php`, '/fishheads/catfish.php?p=1', false],
  ['a star at the end', `${ALL}Disallow: /fish*`, '/fishy', false],
  ['an end', `${ALL}Disallow: /*.php$`, '/a.php', false],
  ['an end that is none', `${ALL}Disallow: /*.php$`, '/a.php?x', true],
  ['a dollar within', `${ALL}Disallow: /a$b`, '/a$b', false],
  ['a path without its slash', `${ALL}Disallow: fish`, '/fish', true],
  ['the longer rule', `${ALL}Allow: /p\nDisallow: /`, '/page', true],
  ['the longer rule, the other way', `${ALL}Allow: /\nDisallow: /page`, '/page', false],
  ['rules of one length', `${ALL}Disallow: /folder\nAllow: /folder`, '/folder/page', true],
  ['stars that count as length', `${ALL}Allow: /page\nDisallow: /*.htm`, '/page.htm', false],
  ['the beginning alone', `${ALL}Allow: /$\nDisallow: /`, '/', true],
  ['the beginning alone, for others', `${ALL}Allow: /$\nDisallow: /`, '/page.htm', false],
  ['an own group before that of all', `${ALL}Disallow: /\nUser-agent: ParlanceBot\nDisallow: /b`, '/a', true],
  ['an own group without rules', `User-agent: ParlanceBot\n\n${ALL}Disallow: /`, '/a', false],
  ['an own group at the end without rules', `${ALL}Disallow: /\nUser-agent: ParlanceBot`, '/a', true],
  [
    'two own groups',
    'User-agent: ParlanceBot\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: parlancebot\nDisallow: /b',
    '/b',
    false,
  ],
  ['several names', 'User-agent: x\nUser-agent: ParlanceBot\nDisallow: /a', '/a', false],
  [
    'several names with a sitemap between',
    'User-agent: ParlanceBot\nSitemap: https://shop.example/s.xml\nUser-agent: x\nDisallow: /a',
    '/a',
    false,
  ],
  [
    'several names with an unknown line between',
    'User-agent: ParlanceBot\nFoo: bar\nUser-agent: x\nDisallow: /a',
    '/a',
    false,
  ],
  [
    'several names with a pause between',
    'User-agent: ParlanceBot\nCrawl-delay: 2\nUser-agent: x\nDisallow: /a',
    '/a',
    false,
  ],
  ['another robot', 'User-agent: OtherBot\nDisallow: /', '/a', true],
  ['a name in capitals', 'USER-AGENT: PARLANCEBOT\nDISALLOW: /', '/a', false],
  ['a name with its version', 'User-agent: ParlanceBot/2.1\nDisallow: /', '/a', false],
  ['a name up to the first blank', 'User-agent: ParlanceBot and friends\nDisallow: /', '/a', false],
  ['a longer name', 'User-agent: ParlanceBotImage\nDisallow: /', '/a', true],
  ['a name with a star behind it', 'User-agent: ParlanceBot*\nDisallow: /', '/a', false],
  ['a star with a word behind it', 'User-agent: * (all)\nDisallow: /', '/a', false],
  ['a star within a word', 'User-agent: *Bot\nDisallow: /', '/a', true],
  ['an empty name', 'User-agent:\nDisallow: /', '/a', true],
  ['missing colons', 'User-agent ParlanceBot\nDisallow /private', '/private', false],
  ['words that are no rule', `${ALL}Disallow all of it please /private`, '/private', true],
  ['mistakes in names', 'useragent: *\nDissallow: /private', '/private', false],
  ['more mistakes', 'User agent: *\nDisalow: /private', '/private', false],
  ['names that go on', 'User-agents: *\nDisallowed: /private', '/private', false],
  ['a comment', `${ALL}Disallow: /private # not this`, '/private', false],
  ['a line of a comment', `${ALL}# Disallow: /private`, '/private', true],
  ['a long line', `${ALL}Disallow: /private${'*'.repeat(3000)}`, '/private', false],
  ['what stands behind the limit of a line', `${ALL}Allow: /a${'b'.repeat(17_000)}\nDisallow: /a`, '/ab', false],
  ['marks and blanks', '\uFEFFUser-agent:*\r  Disallow :\t/private', '/private', false],
  ['a NUL', 'User-agent: *\nDis\0allow: /private', '/private', false],
  ['a folder’s index', `${ALL}Disallow: /\nAllow: /private/index.html`, '/private/', true],
  ['letters beyond ASCII', `${ALL}Disallow: /größe`, '/gr%C3%B6%C3%9Fe', false],
  ['encoded letters beyond ASCII', `${ALL}Disallow: /gr%c3%b6%c3%9fe`, '/größe', false],
  ['letters encoded without need', `${ALL}Disallow: /%70rivate`, '/private', false],
  ['letters of an address encoded without need', `${ALL}Disallow: /private`, '/%70rivate', false],
  ['an encoded slash, which is none', `${ALL}Disallow: /a%2Fb`, '/a/b', true],
  ['signs that addresses leave alone', `${ALL}Disallow: /a|b[1]'c`, "/a|b[1]'c", false],
  ['a query', `${ALL}Disallow: /*?sort=`, '/list?sort=price', false],
  ['a quotation mark in a query', `${ALL}Disallow: /*?q='`, "/list?q='x", false],
];

describe('a robots.txt', () => {
  it.each(CASES)('is read as the standard and Google say: %s', (_, rules, path, isAllowed) => {
    expect(allows(rules, path)).toBe(isAllowed);
  });

  it('names sitemaps wherever they stand, and the pause that our group wants', () => {
    const rules = 'site-map: https://shop.example/a.xml\nUser-agent: *\nCrawl-delay: 3\nSitemap: /b.xml';
    expect(parseRobots(`${ORIGIN}/robots.txt`, rules)).toMatchObject({
      sitemaps: ['https://shop.example/a.xml'],
      delayMs: 3000,
    });
  });
});
