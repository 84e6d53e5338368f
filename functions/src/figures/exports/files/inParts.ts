const PART_BYTES = 64 * 1024;

/** Texts as UTF-8, joined to parts of 64 kB and more, so that small ones cost no write each. */
export async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const text of texts) {
    const part = Buffer.from(text);
    waiting.push(part);
    bytes += part.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
