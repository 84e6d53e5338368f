import type { SmallTalk } from './SmallTalk.ts';

const PICTURES = /\p{Extended_Pictographic}/u;
const DISPLEASED = /[👎😠😡🤬😤😞😢😭🙁😒🙄😩😫💩]|☹|:-?[(/|[]|>:-?[(]/u;
const SMILEYS = /^(?:[:;=8x]-?[)d*p3\]]+|<3|\^_*\^|xd+)+$/u;
const THANKFUL = /🙏|💐/u;
const WAVING = /^👋/u;

/** Kind of small talk of a message of emoji or smileys alone; undefined where it has words, or asks something. */
export function reactionOf(text: string): SmallTalk | undefined {
  const signs = text.toLowerCase().replace(/\s+/g, '');
  if (/[?？❓❔]/u.test(signs)) return undefined;
  const isSmiley = SMILEYS.test(signs);
  const isPicture = PICTURES.test(signs) && !/[\p{L}\p{N}]/u.test(signs);
  if (DISPLEASED.test(signs) && !/[\p{L}\p{N}]/u.test(signs)) return 'sorry';
  if (!isSmiley && !isPicture) return undefined;
  if (THANKFUL.test(signs)) return 'thanks';
  return WAVING.test(signs) ? 'greeting' : 'fine';
}
