import { LIMITS } from '@parlance/domain/limits';
import { fold } from '@parlance/domain/text/fold';
import type { SiteScan } from './SiteScan.ts';

/** Separator between a page's own title and its website's name. */
const SEPARATOR = /\s+[|–—·•:»-]\s+|\s*[|»]\s*/u;
const WORDS_OF_A_NAME = 6;

/** Letters and digits alone, folded. */
function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** `shop.example.co.uk` and `www.example.com` both say `example`, as far as their form shows it. */
function labelOf(hostname: string): string {
  const labels = hostname.replace(/^www\./, '').split('.');
  return labels.slice(0, -1).toSorted((one, other) => other.length - one.length)[0] ?? hostname;
}

/** A host's label as a name: `blue-moon` is "Blue Moon". */
function fromHost(hostname: string): string {
  return /^[\d.:[\]]+$/.test(hostname)
    ? hostname
    : labelOf(hostname)
        .split('-')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' ');
}

/**
 * Name of a website: from its own metadata, else the part of its first page's title that its address repeats or that is short
 * as a name is, else from its address. Without the brackets of markup: it is used in the welcome message, which may be HTML.
 */
export function siteName({ names, title }: Pick<SiteScan, 'names' | 'title'>, hostname: string): string {
  const label = bare(labelOf(hostname));
  const parts = title.split(SEPARATOR).filter((part) => bare(part) !== '');
  const isLike = (text: string) => bare(text).includes(label) || (bare(text).length > 2 && label.includes(bare(text)));
  const short = parts.filter((part) => part.split(' ').length <= WORDS_OF_A_NAME);
  const candidates = [...names, ...short.filter(isLike), ...(parts.length > 1 ? short.slice(-1) : short)];
  const name = candidates.find((each) => bare(each) !== '') ?? fromHost(hostname);
  return name.replaceAll(/[<>]/g, '').slice(0, LIMITS.nameCharacters).toWellFormed().trim();
}
