import { newFileSource } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { FILE_TYPES, fileTypeOf } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { Actor } from '../access/Actor.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { requireChatbot } from '../access/requireChatbot.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

export interface UploadRequest {
  chatbotId: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

export interface UploadPermit {
  sourceId: string;
  path: string;
  contentType: string;
}

/**
 * Makes a pending source and names the one object that may be uploaded for it: a path made here, of exactly this size and
 * type. Throws `not-found`, `file-empty`, `file-type-invalid` or `file-too-large` { max } (bytes).
 */
export async function createUpload(
  who: Actor,
  { chatbotId, fileName, size }: UploadRequest,
  sourceId = newId(),
): Promise<UploadPermit> {
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
    transaction.create(
      refs.source(orgId, sourceId),
      newFileSource({ chatbotId, name: fileName, fileType, size, createdBy: who.uid, createdAt: new Date() }),
    );
    recordActivity(transaction, orgId, who, { kind: 'source-added', subject: fileName });
    return {
      sourceId,
      path: paths.sourceFile(orgId, sourceId, `document.${fileType}`),
      contentType: FILE_TYPES[fileType],
    };
  });
}
