/** Placeholders that a canned reply can contain, as written in braces. */
export const CANNED_REPLY_TOKENS = ['visitor', 'agent', 'chatbot', 'organization'] as const;

type CannedReplyToken = (typeof CANNED_REPLY_TOKENS)[number];

/** Known value of each placeholder; empty where there is none. */
export type CannedReplyValues = Readonly<Record<CannedReplyToken, string>>;

const TOKEN = new RegExp(String.raw`([ \t]?)\{(${CANNED_REPLY_TOKENS.join('|')})(?:\|([^{}\n]*))?\}`, 'g');

function isToken(name: string): name is CannedReplyToken {
  return CANNED_REPLY_TOKENS.some((token) => token === name);
}

/**
 * A canned reply with its placeholders filled: `{visitor}`, or `{visitor|there}` with a text for where nothing is known. Without
 * either the placeholder goes with the space before it. Other braces stay as they are, and so do braces in what is filled in.
 */
export function fillCannedReply(text: string, values: CannedReplyValues): string {
  return text.replaceAll(TOKEN, (_whole, space: string, name: string, fallback: string | undefined) => {
    const known = isToken(name) ? values[name].trim() : '';
    const filled = known === '' ? (fallback ?? '').trim() : known;
    return filled === '' ? '' : space + filled;
  });
}
