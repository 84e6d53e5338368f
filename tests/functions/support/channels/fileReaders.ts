import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';
import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { admin } from '../../../support/admin.ts';
import { exifSegment, makeJpeg } from '../../../support/documents/pictures/makeJpeg.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { type FileWorld, sentFile } from './filePhones.ts';

export const CLEAN = makeJpeg();
export const PHOTO = sentFile('damage.jpg', 'image/jpeg', makeJpeg({ extra: [exifSegment(1, 'GPS 52.5186 13.3763')] }));
export const PDF = sentFile('bill.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'));

/** Files of messages. */
export const filesOf = (messages: readonly Message[]) => messages.flatMap((one) => attachmentOf(one) ?? []);
/** Reasons for which files of messages were not taken. */
export const faultsOf = (messages: readonly Message[]) =>
  messages.flatMap((one) => (one.role === 'user' && one.fileFault !== null ? [one.fileFault] : []));

/** Names of what the bucket has of a conversation. */
export async function objectsOf(orgId: string, chatId: string): Promise<string[]> {
  const [files] = await getStorage()
    .bucket(suiteUrls.bucket)
    .getFiles({ prefix: paths.attachmentFolder(orgId, chatId) });
  return files.map(({ name }) => name);
}

/** The organization's first message on its way in, or after it. */
export async function inboundOf({ orgId }: Pick<FileWorld, 'orgId'>) {
  const [found] = (await admin.db.collection(paths.allInbound(orgId)).get()).docs;
  if (found === undefined) throw new Error('nothing came in');
  return { ref: found.ref, inbound: inboundSchema.parse(found.data()) };
}
