const CHARACTERS = 200;

/** Names one after the other, as far as they have room in one line of the activity. */
export function namesInOne(names: readonly string[]): string {
  const line = names.join(', ');
  return line.length <= CHARACTERS ? line : `${line.slice(0, CHARACTERS - 1)}…`;
}
