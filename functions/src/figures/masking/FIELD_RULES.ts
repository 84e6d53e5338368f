import type { MaskedCollection } from '@parlance/domain/contracts/privacy';
import type { PersonalKind } from './text/PersonalKind.ts';

export interface FieldRules {
  /** Fields that go as they are: ids, states, days, the team's and the sources' names, with what is in them. */
  kept: ReadonlySet<string>;
  /** Lists of quotes, of which those of published sources go as they are. Quotes of actions are masked as everything else. */
  published: ReadonlySet<string>;
  /** Fields that are personal from end to end. */
  whole: Readonly<Record<string, PersonalKind>>;
  /** Lists that are sent empty: what somebody is found by, and copies of what is in messages. */
  emptied: ReadonlySet<string>;
}

const IDS = [
  'id',
  'chatbotId',
  'chatId',
  'contactId',
  'messageId',
  'topicId',
  'actionId',
  'parameter',
  'agentUid',
  'agentName',
  'assigneeUid',
  'authorUid',
  'day',
];

function rules(kept: readonly string[], rest: Partial<Omit<FieldRules, 'kept'>> = {}): FieldRules {
  return { published: new Set(), whole: {}, emptied: new Set(), ...rest, kept: new Set([...IDS, ...kept]) };
}

/** Masking rules for the fields of each collection, by their names at any depth. The text of a field that is not named is masked. */
export const FIELD_RULES: Readonly<Record<MaskedCollection, FieldRules>> = {
  chats: rules(
    [
      'channel',
      'mode',
      'locale',
      'origin',
      'sentiment',
      'corrected',
      'outcome',
      'depth',
      'site',
      'marks',
      'status',
      'resolution',
      'rating',
      'lastAnswerId',
      'kind',
      'language',
      'routing',
      'ruleId',
    ],
    {
      whole: { name: 'name', email: 'email', address: 'phone', userName: 'name' },
      emptied: new Set(['terms', 'turns', 'attributes', 'values']),
    },
  ),
  messages: rules(
    [
      'role',
      'chargedIn',
      'chargeId',
      'regenerates',
      'verdict',
      'rating',
      'provider',
      'model',
      'event',
      'sourceId',
      'sourceName',
      'chunkId',
      'status',
      'fault',
      'title',
      'kind',
      'type',
      'hash',
    ],
    { published: new Set(['citations']), emptied: new Set(['values']) },
  ),
  leads: rules(['status', 'priority'], {
    whole: { name: 'name', email: 'email', phone: 'phone' },
    emptied: new Set(['searchTerms']),
  }),
  declarations: rules(['kind', 'endsOn', 'locale', 'receipt', 'status'], { whole: { name: 'name', email: 'email' } }),
  submissions: rules(['formId', 'formName', 'leadId', 'locale', 'field', 'label', 'type', 'hash'], {
    emptied: new Set(['emails']),
  }),
  stats: rules(['counter']),
  topics: rules(['mergedInto']),
  views: rules(['ownerUid']),
  tags: rules([]),
};
