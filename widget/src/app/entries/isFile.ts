import type { Entry } from './entries.ts';

/** True for a message that is a file, stored or on its way. */
export function isFile(entry: Entry): boolean {
  return entry.kind === 'live-message' && (entry.isUpload === true || entry.attachment !== undefined);
}
