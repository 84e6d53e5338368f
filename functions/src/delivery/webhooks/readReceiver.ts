import { AppError } from '@parlance/domain/errors';
import { requirePublicAddress } from '../../kernel/outgoing/requirePublicAddress.ts';

/** A webhook's address as it is stored, without its fragment. Throws `url-invalid`, or what `requirePublicAddress` throws. */
export function readReceiver(typed: string): URL {
  if (!URL.canParse(typed)) throw new AppError('url-invalid');
  const url = requirePublicAddress(typed);
  url.hash = '';
  return url;
}
