import { decodeWindows1252 } from './decodeWindows1252.ts';
import { encodingOf } from './encodingOf.ts';

/** Text from bytes of an unknown encoding (`encodingOf`). */
export function decodeBytes(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
}
