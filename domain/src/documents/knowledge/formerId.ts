const CHARACTERS = 16;

/** Under which id a question is kept as it was before it was changed: one for each text. */
export function formerId(sourceId: string, fingerprint: string): string {
  return `${sourceId}_${fingerprint.slice(0, CHARACTERS)}`;
}
