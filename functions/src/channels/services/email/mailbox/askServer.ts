import { ChannelError } from '../../../connection/ChannelError.ts';

/** Errors of imapflow for more than it may take: the server has said less of the mail's size. */
const TOO_LARGE: readonly unknown[] = ['LiteralTooLarge', 'ResponseTooLarge', 'DownloadOverflow'];

/** Asks a mailbox's server. Throws `ChannelError`: `key-refused`, `too-large`, or `service-away` for whatever else goes wrong with it. */
export async function askServer<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ChannelError ? error : faultOf(error);
  }
}

function faultOf(error: unknown): ChannelError {
  if (!(error instanceof Error)) return new ChannelError('service-away');
  if ('authenticationFailed' in error && error.authenticationFailed === true) return new ChannelError('key-refused');
  return new ChannelError('code' in error && TOO_LARGE.includes(error.code) ? 'too-large' : 'service-away');
}
