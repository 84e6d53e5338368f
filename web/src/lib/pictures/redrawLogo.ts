import type { logoSchema } from '@parlance/domain/contracts/chatbots';
import type * as z from 'zod';
import { encodePicture } from './encodePicture.ts';
import { loadPicture } from './loadPicture.ts';

/** A website's icon. */
type Logo = z.infer<typeof logoSchema>;

/** Redraws a website's icon as a chatbot's picture, a PNG in base64: nothing of the file is left but its pixels. Throws an `AppError`. */
export async function redrawLogo({ type, data }: Logo): Promise<string> {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const picture = await loadPicture(new File([bytes], 'logo', { type }));
  return encodePicture(picture, { x: 0.5, y: 0.5, zoom: 1 });
}
