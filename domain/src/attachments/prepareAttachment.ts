import { AppError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { fileNameOf } from './fileNameOf.ts';

/** Pictures that can be sent as they are. */
const SENT_AS_THEY_ARE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** A picture with more bytes is drawn anew, in bytes. */
const LARGE_PICTURE = 1_000_000;
const JPEG_QUALITY = 0.85;

/** A file that can be sent. */
export interface PreparedAttachment {
  name: string;
  /** Base64. */
  data: string;
}

/**
 * Makes of a chosen file what can be sent, in a browser: a picture that is large, or of a kind that is not sent, becomes a JPEG of at
 * most `LIMITS.attachmentSide` a side. The server looks at the bytes again. Throws an `AppError`: `attachment-type-invalid` for what the
 * browser cannot draw, and `attachment-too-large` { max } (bytes).
 */
export async function prepareAttachment(file: File): Promise<PreparedAttachment> {
  const name = fileNameOf(file.name);
  if (file.type === 'application/pdf' || /\.pdf$/i.test(name)) return { name, data: await toBase64(file) };
  const picture = await draw(file);
  if (picture === undefined) return { name, data: await toBase64(file) };
  return { name: fileNameOf(`${name.replace(/\.\w{1,5}$/, '')}.jpg`), data: await toBase64(picture) };
}

/** The picture as a JPEG; undefined where it can be sent as it is. */
async function draw(file: File): Promise<Blob | undefined> {
  const side = LIMITS.attachmentSide;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (error) {
    throw new AppError('attachment-type-invalid', {}, { cause: error });
  }
  const { width, height } = bitmap;
  const scale = Math.min(1, side / Math.max(width, height));
  if (scale === 1 && file.size <= LARGE_PICTURE && SENT_AS_THEY_ARE.has(file.type)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new AppError('attachment-type-invalid');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (blob === null) throw new AppError('attachment-type-invalid');
  return blob;
}

async function toBase64(blob: Blob): Promise<string> {
  const max = LIMITS.attachmentBytes;
  if (blob.size > max) throw new AppError('attachment-too-large', { max });
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new AppError('attachment-damaged', {}, { cause: reader.error })));
  });
  reader.readAsDataURL(blob);
  return (await read).replace(/^[^,]*,/, '');
}
