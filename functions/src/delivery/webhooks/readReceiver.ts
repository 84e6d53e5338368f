import { AppError } from '@parlance/domain/errors';
import { OutgoingRefusal } from '../../kernel/outgoing/OutgoingRefusal.ts';
import { checkHttpsAddress } from '../../kernel/outgoing/checkHttpsAddress.ts';
import { config } from '../../kernel/platform/config.ts';

/**
 * A webhook's address as it is stored, without its fragment. What its name stands for is checked with each delivery. Throws
 * `url-invalid`, or `address-not-allowed` where it is not over HTTPS or by its name not public.
 */
export function readReceiver(typed: string): URL {
  if (!URL.canParse(typed)) throw new AppError('url-invalid');
  try {
    const url = checkHttpsAddress(typed, config().crawlerLocalHosts);
    url.hash = '';
    return url;
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new AppError('address-not-allowed', {}, { cause: error });
    throw error;
  }
}
