const CHARACTERS = 16;

/** Id of the kept copy of a question from before a change: one for each text. */
export function formerId(sourceId: string, fingerprint: string): string {
  return `${sourceId}_${fingerprint.slice(0, CHARACTERS)}`;
}
