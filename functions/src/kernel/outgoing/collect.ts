import { OutgoingRefusal } from './OutgoingRefusal.ts';

export interface ByteLimit {
  maxBytes: number;
  /** True: what comes after `maxBytes` is left unread. False: a longer body is refused as `too-large`. */
  isCut: boolean;
}

/** Everything that a source of bytes gives, up to the limit. Leaving the loop closes the source. */
export async function collect(source: AsyncIterable<Uint8Array>, { maxBytes, isCut }: ByteLimit): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    total += chunk.length;
    if (total > maxBytes && !isCut) throw new OutgoingRefusal('too-large');
    if (total >= maxBytes && isCut) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
