import { LIMITS } from '@parlance/domain/limits';
import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from '../PAGE_DEPTH.ts';
import { isHidden, visibleText } from '../extraction/page/pageHidden.ts';
import { readStructuredData } from './readStructuredData.ts';
import type { SiteScan } from './SiteScan.ts';

const TEXT_CHARACTERS = 300;
const STYLE_CHARACTERS = 200_000;
const DATA_CHARACTERS = 100_000;
const HEADINGS = 200;
const QUESTIONS = 50;
const LINKS = 300;
const ICONS = 20;

const TITLES: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'summary', 'dt']);
const META_NAMES: ReadonlySet<string> = new Set(['og:site_name', 'application-name', 'apple-mobile-web-app-title']);

/** A piece of text that is being read: where it began, and so far. */
interface Open {
  name: string;
  depth: number;
  text: string;
  url: string;
}

function tidy(text: string): string {
  return visibleText(text).slice(0, TEXT_CHARACTERS).toWellFormed().trim();
}

function absolute(href: string | undefined, base: string): string | undefined {
  const text = href?.trim() ?? '';
  if (text === '' || text.length > LIMITS.urlCharacters) return undefined;
  const url = URL.parse(text, base);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}

function sizeOf(sizes: string | undefined): number {
  return Math.min(4096, Math.max(0, ...(sizes?.match(/\d{1,5}/g) ?? []).map(Number)));
}

function emptyScan(): SiteScan {
  return {
    lang: '',
    title: '',
    names: [],
    description: '',
    headings: [],
    questions: [],
    icons: [],
    themeColour: '',
    styles: '',
    links: [],
  };
}

/** Takes in what an element says by its attributes. */
function readAttributes(scan: SiteScan, name: string, attributes: Record<string, string>, base: string): void {
  const { content = '' } = attributes;
  if (name === 'html') scan.lang = (attributes['lang'] ?? '').slice(0, 20);
  else if (name === 'meta') {
    const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
    if (META_NAMES.has(key) && tidy(content) !== '') scan.names.push(tidy(content));
    if (key === 'description') scan.description ||= tidy(content);
    if (key === 'theme-color' || key === 'msapplication-tilecolor') scan.themeColour ||= content.slice(0, 50).trim();
  } else if (name === 'link' && /\b(?:apple-touch-icon(?:-precomposed)?|icon)\b/i.test(attributes['rel'] ?? '')) {
    const url = absolute(attributes['href'], base);
    const promised = /apple/i.test(attributes['rel'] ?? '') ? 180 : 0;
    if (url !== undefined && scan.icons.length < ICONS)
      scan.icons.push({ url, size: sizeOf(attributes['sizes']) || promised });
  }
  const { style } = attributes;
  if (style !== undefined && scan.styles.length < STYLE_CHARACTERS) scan.styles += `${style.slice(0, 1000)}\n`;
}

/** Takes in a piece of text that has been read to its end. */
function finish(scan: SiteScan, { name, text, url }: Open): void {
  if (name === 'title') scan.title ||= tidy(text);
  else if (name === 'style') scan.styles += text.slice(0, Math.max(0, STYLE_CHARACTERS - scan.styles.length));
  else if (name === 'script') {
    const { names, questions } = readStructuredData(text);
    scan.names.push(...names.map(tidy).filter((each) => each !== ''));
    scan.questions.push(...questions.map(tidy).slice(0, QUESTIONS - scan.questions.length));
  } else if (name === 'a') {
    if (scan.links.length < LINKS) scan.links.push({ url, text: tidy(text) });
  } else if (scan.headings.length < HEADINGS && tidy(text) !== '') scan.headings.push(tidy(text));
}

/**
 * One pass over a page's markup, without recursion: what it says about the website. Text that nobody sees is left out; no
 * script is run.
 * @param url The page's own address, which relative ones are resolved against.
 */
export function scanSite(html: string, url: string): SiteScan {
  const scan = emptyScan();
  const open: Open[] = [];
  let depth = 0;
  let hidden = 0;
  let base = url;
  const begins = (name: string, attributes: Record<string, string>): boolean => {
    if (name === 'script') return /^application\/ld\+json$/i.test(attributes['type']?.trim() ?? '');
    if (name === 'style') return true;
    if (name === 'title') return scan.title === '' && hidden === 0;
    if (hidden > 0 || isHidden(name, attributes)) return false;
    return TITLES.has(name) || (name === 'a' && absolute(attributes['href'], base) !== undefined);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (name === 'base') base = absolute(attributes['href'], url) ?? base;
      readAttributes(scan, name, attributes, base);
      if (begins(name, attributes)) {
        open.push({ name, depth, text: '', url: absolute(attributes['href'], base) ?? '' });
      } else if (hidden === 0 && name !== 'head' && isHidden(name, attributes)) hidden = depth;
    },
    ontext(text) {
      for (const each of open) {
        const isData = each.name === 'script' || each.name === 'style';
        if (hidden > 0 && !isData) continue;
        const most = isData ? DATA_CHARACTERS : TEXT_CHARACTERS * 2;
        if (each.text.length < most) each.text += text.slice(0, most - each.text.length);
      }
    },
    onclosetag() {
      while (open.at(-1)?.depth === depth) {
        const last = open.pop();
        if (last !== undefined) finish(scan, last);
      }
      if (hidden === depth) hidden = 0;
      depth -= 1;
    },
  });
  parser.end(html);
  return scan;
}
