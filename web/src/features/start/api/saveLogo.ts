import type { lookAtWebsite } from '@parlance/domain/contracts/chatbots';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import type * as z from 'zod';
import { callContract } from '#web/lib/functions/callContract.ts';
import { encodePicture } from '#web/lib/pictures/encodePicture.ts';
import { loadPicture } from '#web/lib/pictures/loadPicture.ts';

type Logo = NonNullable<z.infer<typeof lookAtWebsite.output>['logo']>;

/** Redraws a website's icon, which leaves nothing of the file but its pixels, and makes it the chatbot's picture. Throws an `AppError`. */
export async function saveLogo(orgId: string, chatbotId: string, { type, data }: Logo): Promise<void> {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const picture = await loadPicture(new File([bytes], 'logo', { type }));
  const whole = encodePicture(picture, { x: 0.5, y: 0.5, zoom: 1 });
  await callContract(saveChatbotPicture, { orgId, chatbotId, data: whole });
}
