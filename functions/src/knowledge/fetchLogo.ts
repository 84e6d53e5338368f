import { LIMITS } from '@parlance/domain/limits';
import type { Fetcher } from '../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../kernel/outgoing/OutgoingRefusal.ts';
import { type LogoType, pictureType } from './siteProfiles/pictureType.ts';
import type { SiteIcon } from './siteProfiles/SiteScan.ts';

/** Icons that are asked for until one can be used. */
const TRIES = 3;

export interface Logo {
  type: LogoType;
  /** Base64. */
  data: string;
}

/** The largest first; drawings, which have no size, before small pictures. */
function inOrder(icons: readonly SiteIcon[]): SiteIcon[] {
  const rank = ({ url, size }: SiteIcon) => (/\.svg(?:$|\?)/i.test(url) ? Math.max(size, 120) : size);
  return icons.toSorted((one, other) => rank(other) - rank(one));
}

interface Look {
  fetch: Fetcher;
  signal: AbortSignal;
}

/** The first of a website's icons that is a picture; null if none is. Throws the reason of `look.signal`. */
export async function fetchLogo(icons: readonly SiteIcon[], look: Look): Promise<Logo | null> {
  const { signal } = look;
  const urls = [...new Set(inOrder(icons).map(({ url }) => url))].slice(0, TRIES);
  for (const url of urls) {
    const type = { accept: 'image/png,image/svg+xml,image/jpeg,image/gif', maxBytes: LIMITS.profileLogoBytes, signal };
    const answer = await look.fetch(url, type).catch((error: unknown) => {
      if (error instanceof OutgoingRefusal) return undefined;
      throw error;
    });
    const found = answer?.status === 200 ? pictureType(answer.body) : undefined;
    if (answer !== undefined && found !== undefined) {
      return { type: found, data: Buffer.from(answer.body).toString('base64') };
    }
  }
  return null;
}
