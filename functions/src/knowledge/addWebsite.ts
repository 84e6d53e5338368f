import { newWebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import type { Actor } from '../kernel/access/Actor.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { requireChatbot } from '../kernel/access/requireChatbot.ts';
import { checkWebsiteUrl } from './checkWebsiteUrl.ts';
import { enqueueCrawl } from './enqueueCrawl.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { newWebsite, type WebsiteSettings } from './newWebsite.ts';

interface WebsiteRequest extends WebsiteSettings {
  chatbotId: string;
  sourceId: string;
}

/**
 * Makes a website source under the caller's id and queues its reading. The same id again does nothing more.
 * Throws `url-invalid`, `address-not-allowed`, or `not-found` for a chatbot that is not there and an id that is taken.
 */
export async function addWebsite(
  who: Actor,
  { chatbotId, sourceId, mode, include, exclude, weekly, isFirstLook, ...request }: WebsiteRequest,
): Promise<void> {
  const { orgId } = who;
  const url = await checkWebsiteUrl(request.url);
  const ref = refs.source(orgId, sourceId);
  const crawlId = await db.runTransaction(async (transaction) => {
    const [source] = await Promise.all([
      transaction.get(ref).then((found) => found.data()),
      requireChatbot(transaction, orgId, chatbotId),
    ]);
    if (source !== undefined) {
      if (source.type !== 'website' || source.chatbotId !== chatbotId) throw new AppError('not-found');
      return source.website.crawlId;
    }
    const website = newWebsite({ url, mode, include, exclude, weekly, isFirstLook });
    const createdAt = new Date();
    transaction.create(ref, newWebsiteSource({ chatbotId, name: url, website, createdBy: who.uid, createdAt }));
    recordActivity(transaction, orgId, who, { kind: 'source-added', subject: url });
    return website.crawlId;
  });
  await enqueueCrawl(orgId, sourceId, crawlId, 'added');
}
