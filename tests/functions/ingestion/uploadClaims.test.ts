import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { queueUpload } from '../../../functions/src/knowledge/ingestion/queueUpload.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { uploadObject } from '../../support/uploadObject.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const TEXT = Buffer.from('Delivery costs 4.90 euros.\n');

const org = await makeTeam();
const chatbotId = await makeChatbot(org.orgId);

/** Uploads a document of the member's with what its client says of it. */
async function upload(claims: Readonly<Record<string, unknown>>) {
  const { idToken } = org.users.member;
  const input = { orgId: org.orgId, chatbotId, fileName: 'delivery.txt', size: TEXT.length };
  const permit = await callContract(createUpload, input, idToken);
  const status = await uploadObject(permit.path, TEXT, permit.contentType, idToken, claims);
  return { ...permit, status };
}

async function untilRead(sourceId: string): Promise<void> {
  await untilDocument(paths.source(org.orgId, sourceId), sourceSchema, ({ status }) => status === 'indexed');
}

describe('what a client says of its upload (A-125)', () => {
  it('leads into no other organization, source or chatbot, and is gone when it is read (T-04)', async () => {
    const other = await makeTeam();
    const theirBot = await makeChatbot(other.orgId);
    const theirSource = await makeSource(other.orgId, theirBot, 'Theirs.');
    const before = (await admin.db.doc(paths.source(other.orgId, theirSource)).get()).data();
    const metadata = {
      orgId: other.orgId,
      sourceId: theirSource,
      chatbotId: theirBot,
      name: paths.sourceFile(other.orgId, theirSource, 'document.txt'),
    };
    const { status, sourceId, path } = await upload({ metadata });
    expect(status).toBe(200);
    await untilRead(sourceId);
    expect((await admin.db.doc(paths.source(other.orgId, theirSource)).get()).data()).toEqual(before);
    expect((await admin.db.collection(paths.chunks(other.orgId)).get()).empty).toBe(true);
    const chunks = await admin.db.collection(paths.chunks(org.orgId)).where('sourceId', '==', sourceId).get();
    expect(chunks.docs.map((chunk) => String(chunk.get('chatbotId')))).toEqual([chatbotId]);
    const [stored] = await admin.bucket.file(path).getMetadata();
    expect(Object.keys(stored.metadata ?? {}).filter((name) => name in metadata)).toEqual([]);
  });

  it('is gone as well where the source was deleted while it was uploaded', async () => {
    const sourceId = await makeSource(org.orgId, chatbotId, 'Theirs.');
    const name = paths.sourceFile(org.orgId, sourceId, 'document.md');
    await removeSources(membershipOf(org, 'admin'), [sourceId]);
    const file = admin.bucket.file(name);
    const metadata = { chatbotId: 'other' };
    await file.setMetadata({ metadata });
    await queueUpload({ bucket: admin.bucket.name, name, generation: 1, metadata });
    const [stored] = await file.getMetadata();
    expect(stored.metadata?.['chatbotId'] ?? null).toBe(null);
  });

  it('counts where it is another type than the one that was promised, whatever the bytes are sent as', async () => {
    expect((await upload({ contentType: 'text/html' })).status).toBe(403);
    expect((await upload({ contentType: 'text/plain; charset=utf-7' })).status).toBe(403);
  });
});
