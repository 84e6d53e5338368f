import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { createCrawler } from '../support/hostile-site/createCrawler.ts';
import { plainSite } from '../support/hostile-site/plainSite.ts';
import { startSite } from '../support/hostile-site/startSite.ts';

const PAGES = 200;

/**
 * Seconds to read a website of 200 pages from its first request to `indexed`, and to read it again unchanged: fetching,
 * extraction, embedding and documents are real, the site is on this machine. Targets: 60 s, and nothing embedded again.
 */
export async function crawlSpeed(): Promise<Record<string, number>> {
  const { orgId } = await makeOrg();
  const site = await startSite(plainSite(PAGES));
  const crawler = await createCrawler({ orgId, chatbotId: await makeChatbot(orgId) }, `${site.origin}/`, [site.host]);
  const local = createLocalProvider();
  let embedded = 0;
  const provider: typeof local = {
    ...local,
    embedPassages: (texts) => {
      embedded += texts.length;
      return local.embedPassages(texts);
    },
  };
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return Math.round(performance.now() - started) / 1000;
  };
  const seconds = await time(() => crawler.run({ provider }));
  const indexed = (await crawler.run()).website.pagesIndexed;
  embedded = 0;
  const secondsAgain = await time(() => crawler.again({ provider }));
  await site.stop();
  return {
    pages: indexed,
    seconds,
    pagesPerSecond: Math.round(indexed / seconds),
    secondsAgain,
    embeddedAgain: embedded,
  };
}
