import { createHash } from 'node:crypto';
import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { db } from '../db.ts';

interface Place {
  orgId: string;
  chatbotId: string;
  chatId: string;
}

interface Picture {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture (PNG) that a visitor has sent, written past the callables. */
export async function storePicture(
  { orgId, chatbotId, chatId }: Place,
  { name, bytes, ...size }: Picture,
): Promise<void> {
  const messageId = newId();
  const hash = createHash('sha256').update(bytes).digest('hex');
  await getStorage()
    .bucket(suiteUrls.bucket)
    .file(paths.attachment(orgId, chatId, messageId, hash))
    .save(bytes, { resumable: false });
  const attachment = { type: 'png', bytes: bytes.length, ...size, hash } as const;
  const message = newVisitorMessage({ chatbotId, at: new Date(), text: name, charged: false, attachment });
  await db.doc(paths.message(orgId, chatId, messageId)).set(message);
}
