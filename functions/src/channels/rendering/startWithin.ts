import type { ChannelRules } from '@parlance/domain/channels/CHANNEL_RULES';

export type TextBound = Pick<ChannelRules, 'maxCharacters' | 'maxBytes'>;

/** The longest start of a text that a message may have, in characters and bytes of UTF-8, without half a character at its end. */
export function startWithin(text: string, { maxCharacters, maxBytes = Number.POSITIVE_INFINITY }: TextBound): string {
  const start = text.slice(0, maxCharacters);
  const whole = start.isWellFormed() || !text.isWellFormed() ? start : start.slice(0, -1);
  const bytes = Buffer.from(whole);
  if (bytes.length <= maxBytes) return whole;
  // In the middle of a stream a character that has not come whole is kept back.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, maxBytes), { stream: true });
}
