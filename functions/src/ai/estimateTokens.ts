const CHARACTERS_PER_TOKEN = 4;

/** About how many tokens some texts are, where no provider counts them. */
export function estimateTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_TOKEN), 0);
}
