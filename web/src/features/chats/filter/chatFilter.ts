import { readAttributeMark } from '@parlance/domain/contacts/attributeMarks';
import { CHANNELS } from '@parlance/domain/channels/CHANNELS';
import { CHAT_OUTCOMES, DEPTHS, RESOLUTIONS } from '@parlance/domain/documents/chats/chat';
import { SENTIMENTS } from '@parlance/domain/documents/chats/classified';
import { slotSchema } from '@parlance/domain/documents/exports/chatView';
import { idSchema } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import { COUNTED_VERDICTS, type CountedVerdict, RATINGS } from '@parlance/domain/search/marks/MARKS';
import { subjectsOf } from '@parlance/domain/search/marks/subjectsOf';

/** The choices of each filter that has some. */
export const FILTER_CHOICES = {
  outcome: CHAT_OUTCOMES,
  resolution: RESOLUTIONS,
  sentiment: SENTIMENTS,
  rating: RATINGS,
  rated: RATINGS,
  depth: DEPTHS,
  channel: CHANNELS,
  language: LOCALES,
} as const;

export const FILTER_FLAGS = ['unread', 'mine', 'agent', 'person', 'answer', 'began'] as const;

export type ChoiceName = keyof typeof FILTER_CHOICES;
type FlagName = (typeof FILTER_FLAGS)[number];
type TextName =
  | 'chatbot'
  | 'category'
  | 'counted'
  | 'topic'
  | 'tag'
  | 'attribute'
  | 'assignee'
  | 'site'
  | 'source'
  | 'slot'
  | 'verdict'
  | 'from'
  | 'to';
export type FilterName = ChoiceName | FlagName | TextName;

/** Filter of a list of conversations. What is undefined or false narrows nothing. */
export type ChatFilter = { [Name in ChoiceName]: (typeof FILTER_CHOICES)[Name][number] | undefined } & {
  [Name in FlagName]: boolean;
} & {
  /** Text typed into the search field. */
  search: string;
  /** A chatbot's id. */
  chatbot: string | undefined;
  category: string | undefined;
  /** A category as figures count it: its name, or `other` for those beyond a day's number. */
  counted: string | undefined;
  /** A topic's id. */
  topic: string | undefined;
  tag: string | undefined;
  /** An attribute of the contact whose it is (`attributeMark`). */
  attribute: string | undefined;
  /** A member's id, `me`, or `none` for those that nobody looks after. */
  assignee: string | undefined;
  /** A site as figures name it: an entry of the allowed domains, or `other`. */
  site: string | undefined;
  /** The id of a source that an answer cites. */
  source: string | undefined;
  /** An hour of the week in which an answer came (`slotOf`). */
  slot: string | undefined;
  /** Verdict that an answer is counted as. */
  verdict: CountedVerdict | undefined;
  /**
   * The first and the last day, as yyyy-mm-dd on the organization's calendar: of what marks are asked for (`subjectsOf`), else of
   * the beginning with `began`, else of the newest message.
   */
  from: string | undefined;
  to: string | undefined;
};

/** True iff it is a day of the calendar, as yyyy-mm-dd. */
function isDay(value: string | null): value is string {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
}

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name);
  return isDay(value) ? value : undefined;
}

/** The filter that an address names. What it does not name, or names wrongly, narrows nothing. */
export function readChatFilter(params: URLSearchParams): ChatFilter {
  const { outcome, resolution, sentiment, rating, rated, depth, channel, language } = FILTER_CHOICES;
  return {
    search: params.get('q') ?? '',
    chatbot: idSchema.safeParse(params.get('chatbot')).data,
    category: params.get('category')?.trim() || undefined,
    counted: params.get('counted')?.trim() || undefined,
    topic: idSchema.safeParse(params.get('topic')).data,
    tag: params.get('tag')?.trim() || undefined,
    attribute: readAttributeMark(params.get('attribute') ?? ''),
    assignee: params.get('assignee')?.trim() || undefined,
    site: params.get('site')?.trim() || undefined,
    source: idSchema.safeParse(params.get('source')).data,
    slot: slotSchema.safeParse(params.get('slot')).data,
    verdict: COUNTED_VERDICTS.find((one) => one === params.get('verdict')),
    outcome: outcome.find((one) => one === params.get('outcome')),
    resolution: resolution.find((one) => one === params.get('resolution')),
    sentiment: sentiment.find((one) => one === params.get('sentiment')),
    rating: rating.find((one) => one === params.get('rating')),
    rated: rated.find((one) => one === params.get('rated')),
    depth: depth.find((one) => one === params.get('depth')),
    channel: channel.find((one) => one === params.get('channel')),
    language: language.find((one) => one === params.get('language')),
    unread: params.get('unread') === '1',
    mine: params.get('mine') === '1',
    agent: params.get('agent') === '1',
    person: params.get('person') === '1',
    answer: params.get('answer') === '1',
    began: params.get('began') === '1',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  };
}

/** Assignee whose conversations are listed, as stored: `uid` is the reader's. Undefined where it does not matter. */
export function assigneeIn({ assignee }: ChatFilter, uid: string): string | null | undefined {
  return assignee === 'me' ? uid : assignee === 'none' ? null : assignee;
}

/** Basis of a filter's days: what figures count, when conversations began, or their newest message. */
export function dayBasis(filter: ChatFilter): 'marks' | 'createdAt' | 'lastMessageAt' {
  if (subjectsOf(filter).length > 0) return 'marks';
  return filter.began ? 'createdAt' : 'lastMessageAt';
}

/** Values as an address has them, under the filter's names. Null where a filter narrows nothing. */
export function filterValue(filter: ChatFilter, name: FilterName): string | null {
  const value = filter[name];
  if (typeof value === 'boolean') return value ? '1' : null;
  return value ?? null;
}

export const FILTER_NAMES: readonly FilterName[] = [
  'chatbot',
  'category',
  'counted',
  'topic',
  'tag',
  'attribute',
  'assignee',
  'site',
  'source',
  'slot',
  'verdict',
  'outcome',
  'resolution',
  'sentiment',
  'rating',
  'rated',
  'depth',
  'channel',
  'language',
  ...FILTER_FLAGS,
  'from',
  'to',
];

/** The filters that narrow the list, without the search. */
export function activeFilters(filter: ChatFilter): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => filterValue(filter, name) !== null);
}
