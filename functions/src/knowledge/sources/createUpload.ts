import type { createUpload as contract } from '@parlance/domain/contracts/sources/sources';
import type * as z from 'zod';
import type { SAME_NAME } from '@parlance/domain/contracts/sources/sources';
import { newFileSource } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { FILE_TYPES, fileTypeOf } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { sourcesOfType } from '@parlance/domain/queries/sources';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../kernel/access/Actor.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

export interface UploadRequest {
  chatbotId: string;
  fileName: string;
  /** Bytes. */
  size: number;
  /** See `SAME_NAME`; both stay if it is not said. */
  sameName?: (typeof SAME_NAME)[number] | undefined;
}

/**
 * Makes a pending source and names the one object that may be uploaded for it: a path made here, of exactly this size and
 * type. Throws `not-found`, `file-empty`, `file-type-invalid`, `file-too-large` { max } (bytes) or `file-exists`.
 */
export async function createUpload(
  who: Actor,
  { chatbotId, fileName, size, sameName = 'keep' }: UploadRequest,
  sourceId = newId(),
): Promise<z.infer<typeof contract.output>> {
  const { orgId } = who;
  return db.runTransaction(async (transaction) => {
    const [org] = await Promise.all([transaction.get(refs.org(orgId)), requireChatbot(transaction, orgId, chatbotId)]);
    const plan = org.data()?.plan;
    if (plan === undefined) throw new AppError('not-found');
    const fileType = fileTypeOf(fileName);
    if (fileType === undefined) throw new AppError('file-type-invalid');
    if (size === 0) throw new AppError('file-empty');
    const max = PLAN_LIMITS[plan].documentBytes;
    if (size > max) throw new AppError('file-too-large', { max });
    const former = sameName === 'keep' ? [] : await filesNamed(transaction, orgId, chatbotId, fileName);
    if (sameName === 'ask' && former.length > 0) throw new AppError('file-exists');
    const own = { chatbotId, name: fileName, fileType, size, createdBy: who.uid, createdAt: new Date() };
    transaction.create(refs.source(orgId, sourceId), newFileSource({ ...own, replaces: former }));
    const kind = former.length === 0 ? 'source-added' : 'source-replaced';
    recordActivity(transaction, orgId, who, { kind, subject: fileName });
    return {
      sourceId,
      path: paths.sourceFile(orgId, sourceId, `document.${fileType}`),
      contentType: FILE_TYPES[fileType],
    };
  });
}

/** The ids of a chatbot's files of one name, the first ones. */
async function filesNamed(transaction: Transaction, orgId: string, chatbotId: string, name: string): Promise<string[]> {
  const sameName = queryOf(refs.sources(orgId), sourcesOfType, { chatbotId, type: 'file', name });
  const { docs } = await transaction.get(sameName.limit(LIMITS.sourcesPerDelete));
  return docs.map(({ id }) => id);
}
