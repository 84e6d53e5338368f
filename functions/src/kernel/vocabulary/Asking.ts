/** Kinds of things that a question can ask for. */
export type WantedKind =
  | 'price'
  | 'duration'
  | 'time'
  | 'phone'
  | 'email'
  | 'size'
  | 'count'
  | 'share'
  | 'weight'
  | 'place';

/** Words of questions. */
interface Questions {
  /** Question words by what they ask for. */
  words: Readonly<Record<'what' | 'when' | 'where' | 'whereFrom' | 'who' | 'why' | 'how', string>>;
  /** The same as patterns of folded text, with those of two words. */
  asks: Readonly<Record<'when' | 'where' | 'who' | 'why' | 'howOften' | 'howMany' | 'how' | 'what', string>>;
  /** Pattern of a message, in small letters, by which somebody wants to do something; not of one that wants to know. */
  wishes: string;
  /** Words without a topic that turn the meaning round, and those that do where no key is made of it. */
  turns: string;
  moreTurns: string;
  /** Words around a question that ask for nothing. */
  greetings: string;
  /** Words that say what part a word behind them plays: where from, where to, by whom, to whom. Those of a line are the same part. */
  parts: string;
  /** Articles that say the same by their case. */
  articles: string;
  /** Words between two things of which either may come first. */
  pairs: string;
  /** "From" and "to". */
  directions: readonly [from: string, to: string];
  /** Forms of asking that come down to one, in folded text. */
  rewrites: readonly (readonly [form: RegExp, same: string])[];
  /** Words of which nothing depends where two questions are compared. */
  empty: string;
  /** Words for the very same thing, one group a line. */
  same: string;
  /** Words with which an answer says in its own way what a passage says, one group a line. */
  meanings: string;
  /**
   * Days by their name, folded, one a line: "12-24 christmas eve" by month and day, "easter-2 good friday" so many days from Easter Sunday,
   * "advent-21 first advent" from the fourth Sunday of Advent, "11.thu.4+1 black friday" from the fourth Thursday of November. A name
   * of several days has a line for each.
   */
  holidays: string;
  /** Pattern of words between a story and the clause that asks. */
  joins: string;
  /** Pattern of the beginning of a question for yes or no, folded. */
  polar: string;
  /** Words at the end of a question that say how or when rather than what about. */
  manners: string;
  /** A question that asks for one thing of another, with that thing as its group. */
  focus: RegExp;
  /** A question whether a thing has something, with that as its group. */
  attribute: RegExp;
  /** A question that asks for things of a kind, with the kind as its group. */
  kind: RegExp;
  /** A name of a town, a person or a brand in a question, as its group. */
  name: RegExp;
  /** Patterns of folded text: beginnings of a sentence that only announces its subject; words by which rows are compared. */
  announces: string;
  cheaper: string;
  /** Pattern of words by which a question compares, and which stand in no answer. */
  compares: string;
  comparisons: Readonly<Comparisons>;
  /** Questions for the thing with the least or the most of something. */
  extremes: readonly Readonly<Extreme>[];
  wanted: Readonly<Record<WantedKind, Readonly<Wanted>>>;
  wantedParts: Readonly<WantedParts>;
}

/** Forms in which a question names two things, as patterns. */
interface Comparisons {
  comparatives: string;
  /** Whole forms with the things as groups `a` and `b`. */
  forms: readonly string[];
  /** Verbs before the first thing; forms of "to be" alone; verbs behind it; the comparative's "than"; a noun like a comparative. */
  verbs: string;
  be: string;
  behind: string;
  than: string;
  noun: string;
}

interface Extreme {
  /** Patterns of the question, folded, and of the column, the word or the sign by which a text states the figure. */
  asks: string;
  states: string;
  takes: 'least' | 'most';
}

interface Wanted {
  /** Pattern of such a question, folded. */
  asks: string;
  /** Words of such a question that a sentence which states it meets without having them. */
  words: string;
  /** Pattern of a sentence that states it, folded; empty where figures and signs do. Of sizes and weights it is the unit. */
  states: string;
}

/** Parts of the patterns of what is wanted, folded. */
interface WantedParts {
  number: string;
  /** An article that counts nothing. */
  article: string;
  span: string;
  day: string;
  month: string;
  /** A share of a price, which is no price. */
  share: string;
}

/** Words of questions that go on from the one before. */
interface FollowUps {
  /** First words. */
  connectors: string;
  prepositions: string;
  /** Words that stand for something said before. */
  references: string;
  /** Pronouns that stand for something where no noun follows them; those that are articles as well. */
  pronouns: string;
  articles: string;
  /** Pattern of ends of verbs, folded: a verb behind an article leaves it alone. */
  verbEnds: string;
  /** Words behind a pronoun that begin a clause of their own. */
  subjects: string;
  /** A word that stands for something said before unless the pattern fits. */
  vague: Readonly<{ word: string; unless: RegExp }> | null;
  /** Pattern of such a question. */
  forms: string;
  /** Words that people say without asking for anything. */
  courtesies: string;
  /** Patterns before "to Austria?": what introduces it, prepositions, articles of their objects. */
  introductions: string;
  objectPrepositions: string;
  objectArticles: string;
  /** Prepositions that stand for one another. */
  alike: readonly (readonly [string, string])[];
}

/** Parts of messages that are no questions, as patterns of folded text without punctuation. */
interface SmallTalkWords {
  greeting: string;
  greeted: string;
  /** Before thanks, thanks, behind them, and a part by which they are known. */
  thanksBefore: string;
  thanks: string;
  thanksBehind: string;
  thanked: string;
  /** Agreement, praise or laughter without thanks; no more questions; an answer that did not help. */
  fine: string;
  done: string;
  unhappy: string;
  /** Clauses on a visitor's next step: beside small talk they ask nothing, and alone they are none. */
  plan: string;
  goodbye: string;
  /** "A real agent of the team" in its parts, and what is said before and behind it. */
  agentBefore: string;
  agentKind: string;
  agent: string;
  agentOf: string;
  agentArticle: string;
  agentPlace: string;
  wishes: string;
  wished: string;
  please: string;
  /** "Are you a real robot or a person" in its parts. */
  robotBegin: string;
  robotFiller: string;
  robotArticle: string;
  robotKind: string;
  robotAlone: string;
  robot: string;
  abilities: string;
  /** A plain yes to a call, and what may stand beside it in a message that says nothing else. */
  yes: string;
  yesBeside: string;
  /** Whole messages that refuse a call; the beginning of others that do, and what may stand before that. */
  no: string;
  noBegin: string;
  noBefore: string;
}

/** Words of questions and other messages. Lists and patterns as `Vocabulary` says. */
export interface Asking {
  questions: Readonly<Questions>;
  followUps: Readonly<FollowUps>;
  smallTalk: Readonly<SmallTalkWords>;
}
