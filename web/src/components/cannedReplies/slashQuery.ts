/** Text typed after a slash, and the position of the slash. */
export interface SlashQuery {
  start: number;
  query: string;
}

const TYPED = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u;

/** The slash and the word before the caret that ask for a canned reply; undefined where none does. */
export function slashQuery(text: string, caret: number): SlashQuery | undefined {
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, query: typed };
}
