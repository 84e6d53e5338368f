/** Ends the work on a crawl whose source was deleted, or given another run. */
export class CrawlSuperseded extends Error {
  override readonly name = 'CrawlSuperseded';
}
