import type { Locale } from '../locales.ts';

/** Words in which visitors answer a question for a value; folded. */
interface AnswerWords {
  /** Days by their distance from today. */
  days: Readonly<Record<string, number>>;
  /** Spans of time with `#` for their number, by the days of one; negative: before today. */
  spans: Readonly<Record<string, number>>;
  /** Numbers from 0 on, separated by spaces. Several words for one are joined by a slash. */
  numbers: string;
  /** Order of the parts of a date with slashes; null where both are usual, so that only one that cannot be mistaken is read. */
  dateOrder: 'day-month' | null;
  decimal: ',' | '.';
  /** Messages that leave out a value that is not required. */
  skip: readonly string[];
  /** Messages that end what is being done. */
  stop: readonly string[];
}

export const ANSWER_WORDS: Readonly<Record<Locale, AnswerWords>> = {
  en: {
    days: { today: 0, yesterday: -1, 'the day before yesterday': -2, tomorrow: 1, 'the day after tomorrow': 2 },
    spans: {
      '# day ago': -1,
      '# days ago': -1,
      '# week ago': -7,
      '# weeks ago': -7,
      'in # day': 1,
      'in # days': 1,
      'in # week': 7,
      'in # weeks': 7,
    },
    numbers: 'zero/none one two three four five six seven eight nine ten eleven twelve',
    dateOrder: null,
    decimal: '.',
    skip: ['skip', 'skip it', 'none', 'no', 'nothing', 'not needed', 'leave it out'],
    stop: [
      'stop',
      'stop it',
      'cancel',
      'cancel it',
      'cancel this',
      'abort',
      'quit',
      'exit',
      'never mind',
      'nevermind',
      'forget it',
      'i changed my mind',
      'start over',
    ],
  },
  de: {
    days: { heute: 0, gestern: -1, vorgestern: -2, morgen: 1, uebermorgen: 2 },
    spans: {
      'vor # tag': -1,
      'vor # tagen': -1,
      'vor # woche': -7,
      'vor # wochen': -7,
      'in # tag': 1,
      'in # tagen': 1,
      'in # woche': 7,
      'in # wochen': 7,
    },
    numbers:
      'null/keine/keins eins/ein/eine/einen/einem/einer zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf',
    dateOrder: 'day-month',
    decimal: ',',
    skip: ['ueberspringen', 'weglassen', 'keine', 'keiner', 'keins', 'nichts', 'nein', 'nicht noetig'],
    stop: [
      'stopp',
      'stop',
      'abbrechen',
      'abbruch',
      'brich ab',
      'brechen sie ab',
      'bitte abbrechen',
      'vergiss es',
      'vergessen sie es',
      'lass es',
      'lassen sie es',
      'doch nicht',
      'ich habe es mir anders ueberlegt',
      'von vorn',
    ],
  },
};
