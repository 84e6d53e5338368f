import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';

/** Payload of a queued task: the website, and the run of it. */
export const crawlTaskSchema = z.object({ orgId: idSchema, sourceId: idSchema, crawlId: idSchema });

export type CrawlTask = z.infer<typeof crawlTaskSchema>;
