import type { InboundFile } from '@parlance/domain/documents/channels/inbound';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import type { MailAttachment } from '../services/email/reading/parts/attachmentsOf.ts';

/** Parts of a mail that are no file that somebody sends: proofs of the sender, and cards behind a signature. */
const NO_FILES: readonly MailAttachment['kind'][] = ['signature', 'contact', 'message'];

function isFile({ kind, bytes }: MailAttachment): boolean {
  return kind === 'inline' ? bytes >= LIMITS.mailPictureBytes : !NO_FILES.includes(kind);
}

/**
 * Puts the files of a mail where its message finds them, at most `LIMITS.channelFiles`; of more, the
 * names. Small pictures in the text are logos and left out.
 * @param mailId Id of the mail, the same with each delivery.
 */
export async function storeMailFiles(
  orgId: string,
  mailId: string,
  attachments: readonly MailAttachment[],
): Promise<InboundFile[]> {
  const bucket = getStorage().bucket();
  return Promise.all(
    attachments.filter(isFile).map(async ({ name, type, bytes, content }, index) => {
      const file = { name: name || 'file', type, bytes, path: '', mediaId: '' };
      if (index >= LIMITS.channelFiles) return file;
      const path = paths.inboundFile(orgId, mailId, String(index));
      await bucket.file(path).save(Buffer.from(content), { resumable: false, contentType: 'application/octet-stream' });
      return { ...file, path };
    }),
  );
}
