import type { Website } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Changes which pages of a website count, from the next reading on, and whether it is read every week. Throws `not-found`. */
export async function updateWebsite(
  orgId: string,
  sourceId: string,
  { include, exclude, weekly }: Pick<Website, 'include' | 'exclude' | 'weekly'>,
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.type !== 'website') throw new AppError('not-found');
    const { chatbotId, website } = source;
    await requireChatbot(transaction, orgId, chatbotId);
    const last = website.crawledAt ?? new Date();
    transaction.update(ref, {
      'website.include': include,
      'website.exclude': exclude,
      'website.weekly': weekly,
      'website.nextCrawlAt': weekly ? (website.nextCrawlAt ?? new Date(last.getTime() + LIMITS.recrawlMs)) : null,
    });
  });
}
