import { AppError } from '@parlance/domain/errors';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import type { Actor } from '../kernel/access/Actor.ts';
import { sourceFile } from '../kernel/platform/sourceFile.ts';
import { refs } from '../kernel/platform/refs.ts';
import { createUpload } from './sources/createUpload.ts';

interface NewFile {
  chatbotId: string;
  sourceId: string;
  fileName: string;
  bytes: Uint8Array;
  /** In place of the chatbot's files of the same name, once it is indexed. */
  replace?: boolean;
}

/**
 * Makes a file source under the caller's id and stores its file, which has it read. The same again does nothing more, or stores the
 * file that is missing. Throws what `createUpload` throws, and `not-found` for an id that is taken by anything else.
 */
export async function addFile(
  who: Actor,
  { chatbotId, sourceId, fileName, bytes, replace = false }: NewFile,
): Promise<void> {
  const { orgId } = who;
  const ref = refs.source(orgId, sourceId);
  if (!(await ref.get()).exists) {
    await createUpload(
      who,
      { chatbotId, fileName, size: bytes.byteLength, sameName: replace ? 'replace' : 'keep' },
      sourceId,
    );
  }
  const source = (await ref.get()).data();
  const isSame = source?.type === 'file' && source.chatbotId === chatbotId && source.name === fileName;
  if (!isSame || source.size !== bytes.byteLength) throw new AppError('not-found');
  const file = sourceFile(orgId, sourceId, source);
  const [isStored] = await file.exists();
  if (isStored) return;
  await file.save(Buffer.from(bytes), { contentType: FILE_TYPES[source.fileType], resumable: false });
}
