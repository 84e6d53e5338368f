import { CHANNEL_RULES } from '@parlance/domain/channels/CHANNEL_RULES';
import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import { startWithin, type TextBound } from './startWithin.ts';
import { type Markup, styleBlocks } from './styleBlocks.ts';

/** Place at which a text that is too long is cut: the end of a sentence, else of a word, else just there. */
function cutOf(text: string, bound: TextBound): number {
  const window = startWithin(text, bound);
  const max = window.length;
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => window.lastIndexOf(end)));
  if (sentence > max / 2) return sentence + 1;
  const word = window.lastIndexOf(' ');
  return word > max / 2 ? word : max;
}

function fits(text: string, bound: TextBound): boolean {
  return startWithin(text, bound).length === text.length;
}

function pieces(text: string, bound: TextBound): string[] {
  const cut: string[] = [];
  let rest = text;
  while (!fits(rest, bound)) {
    const at = cutOf(rest, bound);
    cut.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? cut : [...cut, rest];
}

/**
 * Messages in which a text is sent: one, or as many as the service's longest message makes of it, cut between paragraphs where that is possible. A
 * paragraph that is too long alone is cut between sentences, without its marks, of which one would be left open.
 */
export function partsOf(markdown: string, kind: ConnectedChannel): string[] {
  const { markup, ...bound } = CHANNEL_RULES[kind];
  // Its text and its HTML are made of the same words.
  if (markup === 'mail') return [markdown];
  const styled = styleBlocks(markdown, markup);
  const plain = styleBlocks(markdown, 'plain');
  const blocks = styled.flatMap((block, index) =>
    fits(block, bound) ? [block] : shortBlocks(plain[index] ?? '', bound, markup),
  );
  const parts: string[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const joined = `${last ?? ''}\n\n${block}`;
    if (last !== undefined && fits(joined, bound)) parts[parts.length - 1] = joined;
    else parts.push(block);
  }
  return parts;
}

/** @param text Plain: its signs are written as the service's marks want them, which makes it longer. */
function shortBlocks(text: string, bound: TextBound, markup: Markup): string[] {
  if (markup !== 'telegram') return pieces(text, bound);
  const escaped = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  // A sign is at most five characters once it is written so.
  return pieces(text, { maxCharacters: Math.floor(bound.maxCharacters / 5) }).map(escaped);
}
