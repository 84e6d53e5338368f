import { AppError } from '@parlance/domain/errors';
import { FILE_TYPES, fileTypeOf } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { Membership } from '../access/requireMember.ts';
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
export async function createUpload(who: Membership, request: UploadRequest): Promise<UploadPermit> {
  const [org, chatbot] = await Promise.all([
    refs.org(who.orgId).get(),
    db.doc(paths.chatbot(who.orgId, request.chatbotId)).get(),
  ]);
  const plan = org.data()?.plan;
  if (plan === undefined || !chatbot.exists) throw new AppError('not-found');
  const type = fileTypeOf(request.fileName);
  if (type === undefined) throw new AppError('file-type-invalid');
  if (request.size === 0) throw new AppError('file-empty');
  const max = PLAN_LIMITS[plan].documentBytes;
  if (request.size > max) throw new AppError('file-too-large', { max });
  const sourceId = newId();
  await refs.source(who.orgId, sourceId).create({
    chatbotId: request.chatbotId,
    type: 'file',
    name: request.fileName,
    size: request.size,
    characters: 0,
    tokens: 0,
    chunks: 0,
    status: 'pending',
    error: null,
    progress: 0,
    attempts: 0,
    leaseUntil: null,
    createdBy: who.uid,
    createdAt: new Date(),
    indexedAt: null,
    fileType: type,
  });
  return {
    sourceId,
    path: paths.sourceFile(who.orgId, sourceId, `document.${type}`),
    contentType: FILE_TYPES[type],
  };
}
