import { AppError } from '@parlance/domain/errors';
import { checkAddress } from '../kernel/outgoing/checkAddress.ts';
import { config } from '../kernel/platform/config.ts';
import { normaliseUrl } from './crawling/addresses/normaliseUrl.ts';

/**
 * A website's address as a person typed it, with https where no scheme is given, in the form that is stored. Only its form is
 * judged; what its name stands for is checked with every request.
 * Throws `url-invalid`, or `address-not-allowed` for hosts and ports that are not public.
 */
export async function checkWebsiteUrl(typed: string): Promise<string> {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(text);
  const normal = normaliseUrl(text);
  if (url === null || normal === undefined || url.username !== '' || url.password !== '') {
    throw new AppError('url-invalid');
  }
  try {
    checkAddress(normal, config().crawlerLocalHosts);
  } catch (error) {
    throw new AppError('address-not-allowed', {}, { cause: error });
  }
  return normal;
}
