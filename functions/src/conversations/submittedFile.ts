import type { AttachmentType } from '@parlance/domain/attachments/attachment';
import type { FormAnswer } from '@parlance/domain/documents/forms/submission';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';

/** The file of a submission's answer, its bytes in base64: null where it is gone, undefined of an answer without one. */
export async function submittedFile(
  { orgId, submissionId }: { orgId: string; submissionId: string },
  { field, file }: Pick<FormAnswer, 'field' | 'file'>,
): Promise<{ type: AttachmentType; data: string } | null | undefined> {
  if (file === null) return undefined;
  const stored = getStorage()
    .bucket()
    .file(paths.submissionFile(orgId, submissionId, field, file.hash));
  const [isThere] = await stored.exists();
  if (!isThere) return null;
  const [bytes] = await stored.download();
  return { type: file.type, data: bytes.toString('base64') };
}
