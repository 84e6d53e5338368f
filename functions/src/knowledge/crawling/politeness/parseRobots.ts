import { LIMITS } from '@parlance/domain/limits';
import robotsParser from 'robots-parser';
import { normaliseRobotsPath } from './normaliseRobotsPath.ts';
import { tidyRobots } from './tidyRobots.ts';

const AGENT = 'ParlanceBot';

interface RobotsRules {
  isAllowed: (url: string) => boolean;
  /** The pause that the site wants between two requests, cut to our limit. */
  delayMs: number;
  sitemaps: readonly string[];
}

/** Parses the rules for our robot from the robots.txt at an address. */
export function parseRobots(address: string, text: string): RobotsRules {
  const rules = robotsParser(address, tidyRobots(text, AGENT));
  const seconds = rules.getCrawlDelay(AGENT) ?? 0;
  return {
    isAllowed: (url) => {
      const { origin, pathname, search } = new URL(url);
      return rules.isAllowed(origin + normaliseRobotsPath(pathname + search), AGENT) !== false;
    },
    delayMs: Math.min(Math.max(seconds * 1000, 0), LIMITS.crawlDelayMaxMs),
    sitemaps: rules.getSitemaps().filter((sitemap) => URL.canParse(sitemap)),
  };
}
