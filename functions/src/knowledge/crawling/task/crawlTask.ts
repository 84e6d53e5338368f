import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';

/** What a task of the queue says: which website, and which run of it. */
export const crawlTaskSchema = z.object({ orgId: idSchema, sourceId: idSchema, crawlId: idSchema });

export type CrawlTask = z.infer<typeof crawlTaskSchema>;
