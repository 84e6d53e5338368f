import { type Locale, localeOfTag } from '@parlance/domain/locales';
import { detectLanguage } from '../../../kernel/text/detectLanguage.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { decodePage } from './pageCharset.ts';
import { contactSections } from './contactSections.ts';
import { mainSections } from './mainSections.ts';
import type { PageEvent } from './events/PageEvent.ts';
import { visiblePage } from './visible/visiblePage.ts';
import { scanPage } from './pageScan.ts';
import type { Section } from '../section.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** A web page as the crawler gets to know it. */
export interface PageContent {
  title: string;
  /** Null where neither the page nor its words show it. */
  language: Locale | null;
  /** The address that the page gives as its own, absolute. */
  canonical: string | null;
  /** Permissions that the page itself gives to robots. */
  robots: { index: boolean; follow: boolean };
  /** Absolute http and https addresses that may be followed, without repetition, at most 500. */
  links: string[];
  /** The main text, or all visible text where no part stands out. */
  sections: Section[];
  /** Addresses, opening times and numbers around it, as every page of the site has them. */
  contacts: Section[];
  /** Elements with words that nobody gets to see, whatever is pressed. */
  hiddenPassages: number;
  /** There is next to no text, and scripts that would bring it. */
  needsJavaScript: boolean;
  needsLogin: boolean;
  /** It says that it does not exist, whatever the status says. */
  looksNotFound: boolean;
}

const FEW_CHARACTERS = 200;
const SOME_CHARACTERS = 1000;
/** Characters of text that suffice to detect its language. */
const SAMPLE_CHARACTERS = 20_000;

const NOT_FOUND = new RegExp(String.raw`\b404\b|${anyOf(({ pages }) => pages.notFound)}`, 'i');
const LOGIN = new RegExp(
  anyOf(({ pages }) => pages.login),
  'i',
);

function lengthOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

function languageOf(lang: string, text: string): Locale | null {
  return localeOfTag(lang) ?? detectLanguage(text.slice(0, SAMPLE_CHARACTERS), null);
}

/**
 * Reads a web page or an HTML file. Text that nobody sees is left out: hidden elements, comments, scripts, zero-width and tag
 * characters. Throws `file-too-complex` for a file beyond its limits, and nothing for a page of a website, which has none: what lies
 * too deep in it is not read.
 * @param contentType The Content-Type header; `text/html` for a file.
 * @param url Where links are relative to; null for a file.
 * @param fuel Of a file.
 */
export async function extractPage(
  bytes: Uint8Array,
  contentType: string,
  url: string | null,
  fuel: Fuel = createFuel({}),
): Promise<PageContent> {
  const html = decodePage(bytes, contentType);
  if (/^text\/plain\b/i.test(contentType)) return plainText(html);
  const scan = scanPage(html, url);
  fuel.reach('depth', scan.depth);
  fuel.use('nodes', scan.nodes);
  const visible = visiblePage(html);
  const language = languageOf(scan.lang, textOf(visible.events));
  const sections = await mainSections(visible.events, scan, language);
  const length = lengthOf(sections);
  const names = `${scan.title} ${scan.firstHeading}`;
  return {
    title: scan.title || scan.firstHeading,
    language: languageOf(scan.lang, sections.map(({ text }) => text).join('\n')),
    hiddenPassages: visible.hiddenPassages,
    canonical: scan.canonical,
    robots: scan.robots,
    links: scan.links,
    sections,
    contacts: contactSections(visible.events, sections, language),
    needsJavaScript:
      length < FEW_CHARACTERS && scan.hasScript && (scan.hasAppRoot || /javascript/i.test(scan.noscript)),
    needsLogin: scan.hasPassword && length < SOME_CHARACTERS && (length < FEW_CHARACTERS || LOGIN.test(names)),
    looksNotFound: length < SOME_CHARACTERS && NOT_FOUND.test(names),
  };
}

/** Enough of a page's words to tell their language. */
function textOf(events: readonly PageEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.kind === 'text') text += ` ${event.text}`;
    if (text.length > SAMPLE_CHARACTERS) break;
  }
  return text.replace(/\s+/g, ' ').slice(0, SAMPLE_CHARACTERS);
}

function plainText(text: string): PageContent {
  return {
    title: '',
    language: languageOf('', text),
    canonical: null,
    robots: { index: true, follow: true },
    links: [],
    hiddenPassages: 0,
    contacts: [],
    sections: [{ headings: [], page: null, text: text.replace(/\r\n?/g, '\n').trim() }],
    needsJavaScript: false,
    needsLogin: false,
    looksNotFound: false,
  };
}
