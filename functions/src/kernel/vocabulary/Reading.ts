import type { Catalogue } from '../i18n/Catalogue.ts';

/** Words around names and numbers of persons. */
interface People {
  /** Patterns in letters of any case: "my name is" and what is no name behind it; the label of a form. */
  stated: string;
  notStated: string;
  fields: string;
  /** Patterns whose case counts: titles before a name; "I am"; ends of letters and what follows them; thanks. */
  titles: string;
  self: string;
  closings: string;
  behindClosing: string;
  thanks: string;
  /** Titles that are part of no name, folded. */
  notNames: string;
  /** Patterns: before a phone number; before a number of something else; verbs behind either; "no." before a number. */
  phone: string;
  phoneIs: string;
  notPhone: string;
  notPhoneIs: string;
  numbered: string;
  /** Patterns of "at" and "dot" in an address that is spelled out. */
  at: string;
  dot: string;
}

/** Words of statements that are compared with one another or with an answer. */
interface Statements {
  /** Patterns before and behind a figure: at least, at most. */
  from: string;
  upTo: string;
  orMore: string;
  /** Patterns of examples and former times; of words that change a statement; of those among them that mostly do not. */
  untold: string;
  turns: string;
  directed: string;
  /** Pattern of roles of persons. */
  roles: string;
  /** Pattern of titles between "is" and a name. */
  titles: string;
  /** Words around a figure that make no other statement of it; words for those who act; words of headings; words that mean two things here. */
  carriers: string;
  parties: string;
  pages: string;
  distinct: string;
  /** Pattern of second halves of compounds that say what is counted; of an ending that makes a person a woman. */
  countedHalf: string;
  feminine: string;
  /** Patterns of negations; of regret, which negates an answer; of negations in a fact alone. */
  negations: string;
  regrets: string;
  factNegations: string;
  /** Words of an answer that say nothing of the business. */
  generic: string;
  /** Pattern of labels before the number of a cited passage. */
  citation: string;
}

/** Words of websites and documents, as patterns. */
interface Pages {
  notFound: string;
  login: string;
  /** Addresses and links of pages on which websites answer questions. */
  help: string;
  /** Words of headings and links, folded. */
  topics: Readonly<Record<keyof Catalogue['starters'], string>>;
  /** "Page" and "of" beside the number of a page. */
  page: string;
  ofPages: string;
  /** Before a phone number; beginnings of days before opening times. */
  phone: string;
  openDays: string;
  /** Words for yes and no in a spreadsheet, as it shows them. */
  booleans: readonly [no: string, yes: string];
  /** Before a former price. */
  former: string;
  /** Columns of tables whose cells say of what kind they are, and what such cells have in them. */
  columns: Readonly<Record<'cost' | 'time' | 'contents' | 'free' | 'times', string>>;
  /** Nouns keep their capital within a sentence. */
  hasCapitalNouns: boolean;
}

/** Notation of numbers in spreadsheets. */
interface Sheets {
  point: string;
  group: string;
  /** Windows' number of the language, of its last ten bits. */
  windowsId: number;
  /** Number formats of every workbook that follow the reader's language, by their numbers. */
  formats: Readonly<Record<number, string>>;
  systemDate: string;
  systemTime: string;
}

/** Words by which conversations are sorted without a model, folded. */
interface Feelings {
  glad: string;
  cross: string;
  not: string;
}

/** Words of documents and of what is masked, compared or sorted. Lists and patterns as `Vocabulary` says. */
export interface Reading {
  people: Readonly<People>;
  statements: Readonly<Statements>;
  pages: Readonly<Pages>;
  sheets: Readonly<Sheets>;
  feelings: Readonly<Feelings>;
  /** Beginnings of words that customers use of a subject, folded. */
  categories: Readonly<Record<Exclude<keyof Catalogue['categories'], 'other'>, string>>;
}
