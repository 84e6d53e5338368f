import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { signIn } from '../../../support/accounts/signIn.ts';
import { callContract } from '../../../support/callContract.ts';
import { uploadObject } from '../../../support/uploadObject.ts';
import type { Owner } from '../accounts/newOwner.ts';
import { db } from '../db.ts';

/** Uploads a Markdown document as its owner would, and waits until the chatbot answers from it. */
export async function uploadDocument(
  { orgId, email, password }: Owner,
  chatbotId: string,
  fileName: string,
  text: string,
): Promise<void> {
  const { idToken } = await signIn(email, password);
  const bytes = Buffer.from(text);
  const permit = await callContract(createUpload, { orgId, chatbotId, fileName, size: bytes.length }, idToken);
  expect(await uploadObject(permit.path, bytes, permit.contentType, idToken)).toBe(200);
  const source = db.doc(paths.source(orgId, permit.sourceId));
  const stored = async () => (await source.get()).data();
  await expect.poll(stored, { timeout: 30_000 }).toMatchObject({ status: 'indexed' });
}
