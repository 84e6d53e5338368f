import { fold } from '@parlance/domain/text/fold';
import { amountOf } from '../../kernel/text/amounts/amountOf.ts';
import { CONTACT_PATTERNS } from '../../kernel/text/CONTACT_PATTERNS.ts';
import { type Duration, durationsOf } from '../../kernel/text/amounts/durationsOf.ts';
import { MONEY } from '../../kernel/text/amounts/MONEY.ts';
import { NUMBER_WORDS } from '../../kernel/text/amounts/NUMBER_WORDS.ts';
import { takeDates, type DateFact } from '../../kernel/text/amounts/takeDates.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

/** Facts of a text that can be checked to the letter. */
export interface Facts {
  /** Host and path, without scheme, `www.` and a slash at the end. */
  links: Set<string>;
  emails: Set<string>;
  /** Digits without country and trunk prefixes. */
  phones: Set<string>;
  dates: DateFact[];
  /** hh:mm */
  times: Set<string>;
  /** Amounts in one notation: 1000, 4.9 */
  numbers: Set<string>;
  currencies: Set<string>;
  durations: Set<Duration>;
}

const TWELVE_HOURS = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(a|p)\.?m\b\.?/gi;
const OCLOCK = String.raw`\s*${anyOf(({ amounts }) => amounts.clock)}\b`;
const CLOCK = new RegExp(String.raw`\b(\d{1,2})(?::(\d{2})(?:${OCLOCK})?|[:.](\d{2})${OCLOCK}|${OCLOCK})`, 'gi');
const TO = anyOf(({ joints }) => `${joints.to}|${joints.and}`);
/** The first time of a range of which only the last one says that it is one. */
const CLOCK_RANGE = new RegExp(
  String.raw`\b(\d{1,2})(?::(\d{2}))?\s*(?:-|–|${TO})\s*(?=\d{1,2}(?::\d{2})?${OCLOCK})`,
  'gi',
);
const COUNTRY = /^(?:00|\+)(?:49|43|41|44|1|33|31|32|39|48)/;
const NUMBER = /\d+(?:[.,:/'’-]\d+)*/g;
/** White space that groups thousands: "1 000". */
const GROUPED = /(?<=\b\d{1,3}(?:[  ]\d{3})*)[  ](?=\d{3}(?!\d))/g;

const CURRENCIES: readonly [name: string, pattern: RegExp][] = [
  ['eur', new RegExp(String.raw`€|\b(?:${MONEY.eur}|eur)\b`, 'i')],
  ['usd', new RegExp(String.raw`\$|\b(?:${MONEY.usd}|usd)\b`, 'i')],
  ['gbp', new RegExp(String.raw`£|\b(?:${MONEY.gbp}|gbp)\b`, 'i')],
  ['chf', new RegExp(String.raw`\b(?:${MONEY.chf}|chf)\b`, 'i')],
  ['percent', new RegExp(String.raw`%|\b${MONEY.percent}\b`, 'i')],
];

function linkOf(written: string): string {
  return fold(written)
    .replace(/[.,;:!?*_]+$/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

function phoneOf(written: string): string {
  const bare = written.replace(/[^\d+]/g, '').replace(COUNTRY, '');
  return bare.replace(/\D/g, '').replace(/^0+/, '');
}

function timeOf(hours: number, minutes = '00'): string {
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Reads a text's links, addresses, numbers, dates, times and prices, each in one notation whatever the language writes. */
export function readFacts(text: string): Facts {
  const facts: Facts = {
    links: new Set(),
    emails: new Set(),
    phones: new Set(),
    dates: [],
    times: new Set(),
    numbers: new Set(),
    currencies: new Set(CURRENCIES.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))),
    durations: durationsOf(text),
  };
  // Each kind is taken out of the text, so that what is left of a date is no number.
  let rest = text;
  const take = (pattern: RegExp, keep: (...groups: string[]) => void) => {
    rest = rest.replace(pattern, (...groups: string[]) => {
      keep(...groups);
      return ' ';
    });
  };
  take(CONTACT_PATTERNS.email, (email) => facts.emails.add(fold(email)));
  take(CONTACT_PATTERNS.link, (link) => facts.links.add(linkOf(link)));
  const { dates, rest: undated } = takeDates(rest);
  facts.dates = dates;
  rest = undated;
  take(TWELVE_HOURS, (_, hours = '', minutes, half = '') => {
    const base = Number(hours) % 12;
    facts.times.add(timeOf(half.toLowerCase() === 'p' ? base + 12 : base, minutes));
  });
  take(CLOCK_RANGE, (_, hours = '', minutes) => facts.times.add(timeOf(Number(hours), minutes)));
  take(CLOCK, (_, hours = '', minutes, written) => facts.times.add(timeOf(Number(hours), minutes ?? written)));
  take(CONTACT_PATTERNS.phone, (phone) => facts.phones.add(phoneOf(phone)));
  for (const token of rest.replace(GROUPED, '').match(NUMBER) ?? []) {
    for (const amount of amountOf(token)) facts.numbers.add(amount);
  }
  for (const word of fold(rest).match(/\p{L}+/gu) ?? []) {
    const value = NUMBER_WORDS[word];
    if (value !== undefined) facts.numbers.add(String(value));
  }
  return facts;
}
