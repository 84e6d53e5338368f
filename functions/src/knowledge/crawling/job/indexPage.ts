import { createHash } from 'node:crypto';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import { EmbeddingPaused } from '../../../ai/EmbeddingPaused.ts';
import type { PageContent } from '../../extraction/page/extractPage.ts';
import { indexPassages } from '../../chunks/indexPassages.ts';
import { splitText } from '../../chunks/splitText.ts';
import { CrawlSuperseded } from '../task/CrawlSuperseded.ts';
import type { CrawlRun } from './crawlRun.ts';
import { isOnRun } from '../task/isOnRun.ts';
import { isSitemap } from '../addresses/isSitemap.ts';
import { normaliseUrl } from '../addresses/normaliseUrl.ts';
import { pageIdOf } from '../frontier/pageIdOf.ts';
import type { PageReading } from './readPage.ts';

type ReadPage = Extract<PageReading, { kind: 'read' }>;
/** Reason for leaving out a page, with what else is known of it. */
export type Leaving = Pick<Page, 'status' | 'reason' | 'httpStatus'> & Partial<Page>;

type Leave = (id: string, outcome: Leaving) => Promise<void>;

/**
 * Takes in a page that was read: follows its links, and keeps its text unless the page itself, its twin or the person's
 * patterns say otherwise.
 */
export async function indexPage(run: CrawlRun, askedId: string, reading: ReadPage, leave: Leave): Promise<void> {
  const { httpStatus, content } = reading;
  const id = await claimRedirectTarget(run, askedId, reading, leave);
  const page = id === undefined ? undefined : run.frontier.get(id);
  if (id === undefined || page === undefined) return;
  if (run.source.website.mode === 'site' && content.robots.follow)
    await run.frontier.offer(content.links, page.depth + 1);
  const reason = await reasonAgainst(run, id, page.url, content);
  const title = content.title;
  if (reason !== undefined) {
    const status = reason === 'not-found' ? (page.chunks > 0 ? 'gone' : 'failed') : 'skipped';
    return leave(id, { status, reason, httpStatus, title });
  }
  const passages = splitText(withTitle(isStart(run, [askedId, id]) ? withContacts(content) : content));
  const hash = createHash('sha256')
    .update(passages.map((passage) => passage.hash).join())
    .digest('hex');
  if (run.frontier.ownerOf(hash, id) !== undefined) {
    return leave(id, { status: 'skipped', reason: 'duplicate', httpStatus, title, hash });
  }
  const { etag, lastModified } = reading;
  const { hiddenPassages } = content;
  const fresh = { status: 'indexed', reason: null, httpStatus, title, etag, lastModified, hiddenPassages } as const;
  const { task, source, tools } = run;
  if (page.hash === hash && page.chunks > 0 && source.embeddingSpace === tools.provider.embeddingSpace) {
    return run.frontier.complete(id, { ...fresh, changed: false });
  }
  const now = tools.now();
  if ((await tools.provider.spend.check()) !== 'none') throw new EmbeddingPaused(now);
  const texts = passages.map(({ text }) => text);
  const tokens = await tools.provider.countTokens(texts);
  const place = {
    orgId: task.orgId,
    sourceId: task.sourceId,
    chatbotId: source.chatbotId,
    sourceName: title === '' ? source.name : title,
    pageId: id,
    url: page.url,
    isCurrent: isOnRun(task),
    now,
  };
  if (!(await indexPassages(place, passages, tools.provider, async () => undefined))) throw new CrawlSuperseded();
  await run.frontier.complete(id, {
    ...fresh,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    chunks: new Set(passages.map((passage) => passage.hash)).size,
    tokens,
    hash,
    changed: page.hash !== null && page.hash !== hash,
  });
  if (page.hash !== null && page.hash !== hash) await run.frontier.releaseDuplicates(page.hash);
}

/** Claims the address to which redirects led: it is this page from now on, unless the run has it already. */
async function claimRedirectTarget(
  { frontier }: CrawlRun,
  askedId: string,
  { url, httpStatus }: ReadPage,
  leave: Leave,
): Promise<string | undefined> {
  const asked = frontier.get(askedId);
  const final = normaliseUrl(url);
  if (asked === undefined || final === undefined || final === asked.url) return askedId;
  const finalId = pageIdOf(final);
  const isKnown = frontier.get(finalId) !== undefined;
  if (!isKnown) await frontier.claim(final, asked.depth);
  await leave(askedId, { status: 'skipped', reason: 'duplicate', httpStatus });
  return isKnown ? undefined : finalId;
}

/** Reason for not keeping the text of a page; undefined if it is kept. */
async function reasonAgainst(run: CrawlRun, id: string, url: string, content: PageContent) {
  if (!run.scope.isWanted(url)) return 'excluded';
  if (!content.robots.index) return 'noindex';
  if (await isElsewhere(run, id, url, content.canonical)) return 'canonical-elsewhere';
  if (content.needsLogin) return 'login-required';
  if (content.looksNotFound) return 'not-found';
  if (content.needsJavaScript) return 'needs-javascript';
  return content.sections.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? undefined : 'no-text';
}

/**
 * True if the page names another address of the site as its own, and that one is read in its place. Pages that name each
 * other in a ring, or one that turned out to be nothing, are taken as they are. Other sites' addresses do not count: a copy
 * of a site names the original.
 */
async function isElsewhere(run: CrawlRun, id: string, url: string, canonical: string | null): Promise<boolean> {
  const target = canonical === null ? undefined : normaliseUrl(canonical);
  if (target === undefined || target === url || run.source.website.mode === 'page') return false;
  if (!run.scope.isSameSite(target) || !run.scope.isWanted(target)) return false;
  const targetId = pageIdOf(target);
  const known = run.frontier.get(targetId);
  if (known !== undefined) return targetId !== id && (known.status === 'queued' || known.status === 'indexed');
  if ((await run.permissions.refusal(target)) !== null) return false;
  const depth = run.frontier.get(id)?.depth ?? 0;
  return (await run.frontier.offer([target], depth)).has(targetId);
}

/** True if one of these pages is the site's start page. */
function isStart({ source: { website } }: CrawlRun, ids: readonly string[]): boolean {
  const start = isSitemap(website.url) ? new URL('/', website.url).href : website.url;
  return ids.includes(pageIdOf(start));
}

/** Adds the contacts that every page of the site has around its text: they are read here alone. */
function withContacts({ contacts, ...content }: PageContent): PageContent {
  return { ...content, contacts, sections: [...content.sections, ...contacts] };
}

/** The page's title above all its headings, so that every passage says what page it is of. */
function withTitle({ title, sections }: PageContent): PageContent['sections'] {
  return sections.map((section) =>
    title === '' || section.headings.includes(title) ? section : { ...section, headings: [title, ...section.headings] },
  );
}
