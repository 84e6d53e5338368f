import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { callContract } from './callContract.ts';
import type { TestUser } from './accounts/makeUser.ts';
import { untilDocument } from './untilDocument.ts';
import { uploadObject } from './uploadObject.ts';

/** Uploads a document as a person would and waits until it is indexed or has failed. */
export async function addDocument(
  orgId: string,
  chatbotId: string,
  user: TestUser,
  fileName: string,
  content: Uint8Array | string,
): Promise<{ sourceId: string; source: Source }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const permit = await callContract(createUpload, { orgId, chatbotId, fileName, size: bytes.length }, user.idToken);
  const status = await uploadObject(permit.path, bytes, permit.contentType, user.idToken);
  if (status !== 200) throw new Error(`upload answered ${status}`);
  const source = await untilDocument(
    paths.source(orgId, permit.sourceId),
    sourceSchema,
    ({ status: now }) => now === 'indexed' || now === 'failed',
  );
  return { sourceId: permit.sourceId, source };
}
