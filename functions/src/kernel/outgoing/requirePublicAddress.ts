import { AppError } from '@parlance/domain/errors';
import { config } from '../platform/config.ts';
import { checkHttpsAddress } from './checkHttpsAddress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/**
 * The address of a server that people give. What its name stands for is checked with each request. Throws `address-not-allowed` where it
 * is not over HTTPS or by its name not public.
 */
export function requirePublicAddress(url: string): URL {
  try {
    return checkHttpsAddress(url, config().crawlerLocalHosts);
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new AppError('address-not-allowed', {}, { cause: error });
    throw error;
  }
}
