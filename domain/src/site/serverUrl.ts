import * as z from 'zod';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isSafe(value: string): boolean {
  if (value === '') return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, search } = new URL(value);
  return (
    (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) && username === '' && search === ''
  );
}

/**
 * Base address of a server that an operator configures, without a slash at its end; empty for none. It is https, or on the same
 * machine, because keys and customers' texts go there; it holds no secret itself, because addresses are logged.
 */
export const serverUrl = z
  .string()
  .refine(isSafe)
  .transform((value) => value.replace(/\/+$/, ''));
