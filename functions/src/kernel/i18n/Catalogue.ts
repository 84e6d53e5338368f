import type { FieldFault } from '@parlance/domain/forms/checkFieldValue';
import type { Industry } from '@parlance/domain/starts/industryStarts';

/** Answers to small talk. `{name}`: the business. */
interface SmallTalkTexts {
  greeting: string;
  thanks: string;
  goodbye: string;
  done: string;
  fine: string;
  /** Stands before the way to an agent where an answer did not help. */
  sorry: string;
  robot: string;
  abilities: string;
  /** Way to an agent where one can be asked for, and where none can. */
  reachable: string;
  message: string;
}

/** Texts around calls of actions. None has figures or addresses, so that each can be translated (`inVisitorsLanguage`). */
interface ActionTexts {
  /** Before the list of missing values. */
  needs: string;
  /** Before and behind the values that would be sent. */
  wouldSend: string;
  agree: string;
  done: string;
  declined: string;
  expired: string;
  changed: string;
  failed: string;
  /** Reply to a stranger where a verified customer is needed. */
  signIn: string;
  /** A change that was not made, and one of which nothing is known. */
  notDone: string;
  unknown: string;
  /** In the playground, where nothing is changed. */
  onlyShown: string;
}

/** Texts around the steps of a procedure. None has figures or addresses, as those around calls. */
interface ProcedureTexts {
  /** Reasons for which an answer is not taken. */
  faults: Readonly<Record<FieldFault, string>>;
  /** Behind a question whose answer may be left out. */
  optional: string;
  /** Behind the values to confirm. */
  isRight: string;
  /** After an answer to something else, before the question again. */
  goOn: string;
  stopped: string;
  /** After several answers that were not taken. */
  stuck: string;
}

/** Texts in which a chatbot addresses its visitors. */
export interface VisitorTexts {
  /** Reply where the sources do not answer. */
  refusal: string;
  /** Reply in place of the chatbot's own instructions. `{name}`: the business. */
  deflection: string;
  /** Before passages that may help, where the sources do not plainly answer. */
  suggested: string;
  /** Word that a search found nothing, while no model can write. */
  unable: string;
  /** Before the results of a search, while no model writes. */
  found: string;
  smallTalk: Readonly<SmallTalkTexts>;
  actions: Readonly<ActionTexts>;
  procedures: Readonly<ProcedureTexts>;
}

/** Topics of a website about which customers ask the same question everywhere. */
interface StarterTexts {
  shipping: string;
  returns: string;
  hours: string;
  prices: string;
  appointments: string;
  warranty: string;
}

/** Labels in place of personal data that is masked. Words, so that a screen reader says what was there. */
interface MaskTexts {
  name: string;
  email: string;
  phone: string;
  iban: string;
  card: string;
}

/** Subjects that customers of most businesses ask about. */
export const CATEGORY_KEYS = [
  'shipping',
  'returns',
  'orders',
  'payment',
  'sizes',
  'warranty',
  'repairs',
  'care',
  'hours',
  'appointments',
  'membership',
  'account',
  'contact',
  'products',
] as const;

/** All texts of the functions in one language, but for those of mails (`delivery/mail/texts`). */
export interface Catalogue {
  /** By how the chatbot addresses visitors. A language without the difference has the same texts twice. */
  visitors: Readonly<Record<'formal' | 'informal', VisitorTexts>>;
  /** Replies a visitor can click to agree to a call or refuse it. */
  consent: readonly [yes: string, no: string];
  /** Replies to the question whether the values of a procedure are right. */
  isRight: readonly [yes: string, no: string];
  /** Reply to a person who left a message. */
  autoReply: string;
  /** Sentences in place of a chat. */
  embed: Readonly<{ missing: string; refused: string }>;
  /** Button that dismisses a message beside the bubble. */
  dismissMessage: string;
  masks: Readonly<MaskTexts>;
  starters: Readonly<StarterTexts>;
  /** First message of a new chatbot. `{name}`: the business. */
  welcome: Readonly<Record<'named' | 'unnamed', string>>;
  /** Questions that customers of such a business begin with. */
  industryStarters: Readonly<Record<Industry, readonly string[]>>;
  /** Subjects of conversations. */
  categories: Readonly<Record<(typeof CATEGORY_KEYS)[number] | 'other', string>>;
  /** A visitor's message from which a model takes the language that it is to translate into. */
  sample: string;
}
