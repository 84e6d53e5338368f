import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { tidyRobots } from './tidyRobots.ts';

function allows(rules: string, path: string): boolean {
  const parser = robotsParser('https://shop.example/robots.txt', tidyRobots(rules));
  return parser.isAllowed(`https://shop.example${path}`, 'ParlanceBot') !== false;
}

describe('tidyRobots', () => {
  it.each([
    ['a name followed by others', 'User-agent: ParlanceBot and friends\nDisallow: /', false],
    ['a name with a version', 'user-agent: parlancebot/2.1\nDisallow: /', false],
    ['a longer name', 'User-agent: ParlanceBotImage\nDisallow: /', true],
    ['a star with a word behind it', 'User-agent: * (all)\nDisallow: /', false],
    ['a star within a word', 'User-agent: *Bot\nDisallow: /', true],
    ['a rule without a colon', 'User-agent ParlanceBot\nDisallow /private', false],
    ['words that are no rule', 'User-agent: *\nDisallow all of it please /private', true],
    ['a name with a mistake', 'useragent: *\nDissallow: /private', false],
    ['another', 'User agent: *\nDisalow: /private', false],
    ['a comment', 'User-agent: * # all\nDisallow: /private # no', false],
    ['a long line', `User-agent: *\nDisallow: /private${'*'.repeat(3000)}`, false],
    ['blanks and marks', '\uFEFFUser-agent:*\r  Disallow :\t/private', false],
    ['a folder’s index', 'User-agent: *\nDisallow: /\nAllow: /private/index.html', true],
  ])('reads %s as Google does', (_, rules, isAllowed) => {
    expect(allows(rules, '/private/')).toBe(isAllowed);
  });

  it('keeps sitemaps and the pause that is wanted', () => {
    const parser = robotsParser(
      'https://shop.example/robots.txt',
      tidyRobots('site-map: https://shop.example/a.xml\nUser-agent: *\nCrawl-delay: 3'),
    );
    expect([parser.getSitemaps(), parser.getCrawlDelay('ParlanceBot')]).toEqual([['https://shop.example/a.xml'], 3]);
  });
});
