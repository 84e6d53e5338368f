import { LIMITS } from '@parlance/domain/limits';
import type { AttachmentType } from '@parlance/domain/attachments/attachment';

const ENDINGS: Readonly<Record<AttachmentType, RegExp>> = {
  jpg: /\.(?:jpe?g|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  pdf: /\.pdf$/i,
};

/** A file's name with the ending of what it is: the sender's own, or one behind it. At most `LIMITS.fileNameCharacters`. */
export function nameWithEnding(name: string, type: AttachmentType): string {
  if (ENDINGS[type].test(name)) return name;
  const ending = `.${type}`;
  return name.slice(0, LIMITS.fileNameCharacters - ending.length).toWellFormed() + ending;
}
