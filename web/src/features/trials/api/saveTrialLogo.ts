import { saveSiteTrialPicture } from '@parlance/domain/contracts/trials/siteTrials';
import { callContract } from '#web/lib/functions/callContract.ts';
import { redrawLogo } from '#web/lib/pictures/redrawLogo.ts';

/**
 * Makes a website's icon the picture of a trial's chatbot, and returns its id. A picture is an ornament: without an icon, or where it
 * cannot be drawn or stored, the chatbot has the product's mark, and this is null.
 */
export async function saveTrialLogo(
  key: string,
  logo: Parameters<typeof redrawLogo>[0] | null,
): Promise<string | null> {
  if (logo === null) return null;
  try {
    return (await callContract(saveSiteTrialPicture, { key, data: await redrawLogo(logo) })).picture;
  } catch (error) {
    reportError(error);
    return null;
  }
}
