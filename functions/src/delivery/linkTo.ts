import { config } from '../kernel/platform/config.ts';

/**
 * A link for a mail, always on the configured origin. A secret goes into the fragment, which browsers send to no server: it
 * reaches no log and no Referer.
 */
export function linkTo(path: string, secret?: string): string {
  const url = new URL(path, config().webOrigin);
  if (secret !== undefined) url.hash = `token=${secret}`;
  return url.href;
}
