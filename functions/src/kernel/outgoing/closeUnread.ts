import type { Dispatcher } from 'undici';

/** Closes a connection whose answer nobody reads. Its stream reports that as an error, which is no news. */
export function closeUnread(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => undefined).destroy();
}
