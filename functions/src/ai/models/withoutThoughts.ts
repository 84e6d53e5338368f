const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * A reply without the thoughts that open models (Qwen3, DeepSeek-R1) write before it, where their server leaves them in the text.
 * A thought that never ends leaves nothing.
 */
export async function* withoutThoughts(stream: AsyncIterable<string>): AsyncGenerator<string> {
  /** Text of which it does not show yet whether it is a thought; null once the reply has begun. */
  let held: string | null = '';
  for await (const part of stream) {
    if (held === null) {
      yield part;
      continue;
    }
    held += part;
    const reply = afterThoughts(held);
    if (reply === undefined) continue;
    held = null;
    yield reply;
  }
  if (held !== null && held !== '' && !held.trimStart().startsWith(OPEN)) yield held;
}

/** The beginning of the reply; undefined as long as none is there. */
function afterThoughts(text: string): string | undefined {
  const begun = text.trimStart();
  if (!begun.startsWith(OPEN)) return OPEN.startsWith(begun) ? undefined : text;
  const end = begun.indexOf(CLOSE);
  const reply = end < 0 ? '' : begun.slice(end + CLOSE.length).trimStart();
  return reply === '' ? undefined : reply;
}
