import { isOriginAllowed } from '@parlance/domain/addresses/domainName';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { checkWebsiteUrl } from '../../knowledge/checkWebsiteUrl.ts';
import type { Fetched, Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../../kernel/outgoing/OutgoingRefusal.ts';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import type { Found } from './findSnippet.ts';
import { isThere } from '../../kernel/access/isThere.ts';

const CHECKS_PER_MINUTE = 10;

export interface Installation {
  found: Found;
  isAllowed: boolean;
  host: string;
}

/**
 * Looks for a chatbot's snippet in a public page, once redirects are followed, and whether that page may show it. Throws
 * `not-found`, `rate-limited`, `url-invalid`, `address-not-allowed` or `site-unreachable`.
 */
export async function checkInstallation(
  { orgId }: Membership,
  chatbotId: string,
  typed: string,
  fetchPage: Fetcher,
): Promise<Installation> {
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (!isThere(chatbot)) throw new AppError('not-found');
  const address = await checkWebsiteUrl(typed);
  await takeRateLimit(`check-installation:${orgId}`, CHECKS_PER_MINUTE, MINUTE_MS);
  const { url, body } = await load(address, fetchPage);
  const { host, origin } = new URL(url);
  const html = new TextDecoder().decode(body);
  // Here alone the calls of the dashboard need a parser of HTML.
  const { findSnippet } = await import('./findSnippet.ts');
  return {
    found: findSnippet(html, chatbotId, config().webOrigin),
    isAllowed: isOriginAllowed(origin, chatbot.allowedDomains),
    host,
  };
}

async function load(address: string, fetchPage: Fetcher): Promise<Fetched> {
  try {
    const answer = await fetchPage(address, { accept: 'text/html', maxBytes: LIMITS.pageBytes, isCut: true });
    if (answer.status < 200 || answer.status > 299) throw new AppError('site-unreachable');
    return answer;
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    const code = error.reason === 'address-not-allowed' ? 'address-not-allowed' : 'site-unreachable';
    throw new AppError(code, {}, { cause: error });
  }
}
