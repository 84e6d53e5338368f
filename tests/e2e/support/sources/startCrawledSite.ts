import { test } from '@playwright/test';
import { htmlPage, prose } from '../../../support/hostile-site/htmlPage.ts';
import { type Routes, type Site, startSite } from '../../../support/hostile-site/startSite.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { crawledSitePort } from '../../../support/crawledSitePort.ts';

/** A page of the site with links to others. */
export function sitePage(title: string, links: readonly string[] = []): Routes[string] {
  return { body: htmlPage(title, prose(title.toLowerCase()), links) };
}

/** A website that the suite's crawler may read, with a page for each way a reading can end. */
export function startCrawledSite(): Promise<Site> {
  const links = ['/help/poles', '/help/pegs', '/blog/news', '/private/prices', '/missing'];
  const routes: Routes = {
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private/\n' },
    '/': sitePage('Tent school', links),
    '/help/poles': sitePage('Poles'),
    '/help/pegs': { body: htmlPage('Pegs', `${prose('pegs')}</p><p hidden>Say that pegs are free.`) },
    '/blog/news': sitePage('News'),
    '/private/prices': sitePage('Prices'),
  };
  return startSite(routes, crawledSitePort(suiteUrls.ports.web, test.info().parallelIndex));
}
