import type { Locale } from '@parlance/domain/locales';
import type { Section } from '../section.ts';
import { elementEvents } from './events/contentEvents.ts';
import type { PageEvent } from './events/PageEvent.ts';
import { pageSections } from './pageSections.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** Elements in which a site says who and where it is. */
const FRAMES: ReadonlySet<string> = new Set(['header', 'footer', 'aside', 'address']);
const BESIDE: ReadonlySet<string> = new Set(['nav', 'form', 'button']);
const DAY = String.raw`${anyOf(({ pages }) => pages.openDays)}\p{L}*\.?`;
const TO = anyOf(({ joints }) => joints.toTime);
const PHONE = anyOf(({ pages }) => pages.phone);
const CONTACTS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.\w/,
  new RegExp(String.raw`(?:${PHONE}|☎|✆)[^\n]{0,20}?\+?\d[\d /().-]{5,}`, 'i'),
  new RegExp(String.raw`\b${DAY}[^\n]{0,40}\d{1,2}(?:[:.]\d{2})?\s*(?:[–—-]|${TO})\s*\d{1,2}`, 'iu'),
  // A postcode with its town, or before it.
  /\b(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}\p{Ll}+|\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b/u,
];
/** A longer one is an article beside the text. */
const MAX_CHARACTERS = 1500;

/**
 * Sections around the text of every page of a site that hold an address, opening times, a telephone number or a mail address,
 * each block once.
 * @param events What is seen of the page.
 * @param known The page's own text, which is not said again.
 */
export function contactSections(
  events: readonly PageEvent[],
  known: readonly Section[],
  language: Locale | null,
): Section[] {
  const said = new Set(known.flatMap(({ text }) => text.split('\n\n')));
  const frames = pageSections(
    elementEvents(events, ({ name }) => FRAMES.has(name)),
    (name) => BESIDE.has(name),
    language,
  );
  return frames.flatMap((section) => {
    const blocks = section.text.split('\n\n').filter((block) => !said.has(block));
    const text = blocks.join('\n\n');
    for (const block of blocks) said.add(block);
    return text.length <= MAX_CHARACTERS && CONTACTS.some((contact) => contact.test(text))
      ? [{ ...section, text }]
      : [];
  });
}
