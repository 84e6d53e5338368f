import { createHash } from 'node:crypto';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { isThere } from '../kernel/access/isThere.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { cleanPng } from './pictures/cleanPng.ts';

/**
 * Stores a chatbot's profile picture and returns its id, which comes from its bytes, or removes it for null. The former file
 * goes last: killed before, it is an orphan that goes with the chatbot. Saving the same picture again changes nothing. Throws
 * `not-found`, `image-invalid`, or `image-too-large` { max }.
 * @param recheck Throws in the transaction where the caller may do so no longer; the new file is an orphan then, which goes with the chatbot.
 */
export async function saveChatbotPicture(
  orgId: string,
  chatbotId: string,
  data: string | null,
  recheck?: (transaction: Transaction) => Promise<void>,
): Promise<string | null> {
  const ref = refs.chatbot(orgId, chatbotId);
  // Before anything is stored: nobody leaves a file in another organization's folder.
  if (!isThere((await ref.get()).data())) throw new AppError('not-found');
  const picture = data === null ? null : await storePicture(orgId, chatbotId, data);
  const save = async (transaction: Transaction): Promise<string | null | undefined> => {
    await recheck?.(transaction);
    const chatbot = (await transaction.get(ref)).data();
    if (!isThere(chatbot)) return undefined;
    const { profilePicture } = chatbot;
    if (profilePicture !== picture) transaction.update(ref, { profilePicture: picture });
    return profilePicture;
  };
  const former = await db.runTransaction(save).catch(async (error: unknown) => {
    // Of a chatbot that is gone the folder may have been emptied before.
    if (picture !== null && !isThere((await ref.get()).data())) await dropPicture(orgId, chatbotId, picture);
    throw error;
  });
  // Deleted meanwhile, and its folder with it: what was stored since goes, too.
  const leftover = former === undefined ? picture : former;
  if (leftover !== null && (former === undefined || former !== picture)) await dropPicture(orgId, chatbotId, leftover);
  if (former === undefined) throw new AppError('not-found');
  return picture;
}

async function storePicture(orgId: string, chatbotId: string, data: string): Promise<string> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > LIMITS.imageBytes) throw new AppError('image-too-large', { max: LIMITS.imageBytes });
  const png = cleanPng(bytes, LIMITS.pictureSide);
  const pictureId = createHash('sha256').update(png).digest('hex');
  const file = getStorage()
    .bucket()
    .file(paths.picture(orgId, chatbotId, pictureId));
  await file.save(png, { resumable: false, contentType: 'image/png' });
  return pictureId;
}

async function dropPicture(orgId: string, chatbotId: string, pictureId: string): Promise<void> {
  await getStorage()
    .bucket()
    .file(paths.picture(orgId, chatbotId, pictureId))
    .delete({ ignoreNotFound: true });
}
