import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_CALLS } from '../support/calls/ACCOUNT_CALLS.ts';
import type { Call } from '../support/calls/Call.ts';
import { MEMBER_CALLS } from '../support/calls/MEMBER_CALLS.ts';
import type { Ids } from '../support/calls/MemberCall.ts';
import { VISITOR_CALLS } from '../support/calls/VISITOR_CALLS.ts';
import { contractOf } from '../support/contractOf.ts';
import { CONTRACTS } from '../support/CONTRACTS.ts';

const IDS: Ids = {
  orgId: newId(),
  chatbotId: newId(),
  sourceId: newId(),
  websiteId: newId(),
  inviteId: newId(),
  keyId: newId(),
  webhookId: newId(),
  deliveryId: newId(),
  chatId: newId(),
  leadId: newId(),
  messageId: newId(),
  uid: newId(),
};

const FREE_TEXTS = [
  'name',
  'bearer',
  'fullName',
  'fileName',
  'description',
  'question',
  'answer',
  'url',
  'address',
  'text',
  'data',
  'category',
  'topic',
  'confirmation',
  'title',
  'phrase',
  'reason',
  'companyName',
  'poNumber',
  'phone',
  'line1',
  'line2',
  'city',
  'postalCode',
  'state',
  'taxId',
];

const CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...VISITOR_CALLS,
  ...MEMBER_CALLS.map(({ name, input, nullable = [] }): Call => ({
    ...contractOf(name),
    sample: input(IDS),
    nullable,
    free: FREE_TEXTS,
  })),
];

const STRANGE: readonly unknown[] = [
  null,
  7.5,
  true,
  [],
  [[]],
  { $gt: '' },
  [{ __proto__: null }],
  '\u0000',
  '\u202e',
  ' ',
  '../x',
  'a/b',
  '__proto__/x',
  '__x__',
  'x'.repeat(9000),
];

/** True where a strange value is right after all: a text where any text is, nothing where nothing may be, another flag or list. */
function isRight({ sample, free = [], nullable = [] }: Call, field: string, value: unknown): boolean {
  if (value === null) return nullable.includes(field);
  if (typeof value === 'string') return free.includes(field);
  if (typeof value === 'boolean') return typeof sample[field] === 'boolean';
  return Array.isArray(sample[field]) && Array.isArray(value) && value.length === 0;
}

it('every contract has a call here', () => {
  expect(CALLS.map(({ name }) => name).toSorted()).toEqual(CONTRACTS.map(({ name }) => name).toSorted());
});

it.each(VISITOR_CALLS)(
  '$name takes no time of a visitor’s clock: figures are of the server’s days (A-106)',
  ({ input, sample }) => {
    for (const field of ['at', 'askedAt', 'createdAt', 'day', 'now']) {
      expect(input.safeParse({ ...sample, [field]: '2036-11-20' }).success).toBe(false);
    }
  },
);

it.each(VISITOR_CALLS)('$name takes no id that the server derives (A-122)', ({ input, sample }) => {
  for (const field of Object.keys(sample).filter((name) => name.endsWith('Id'))) {
    for (const id of ['x.answer', '1767607200000.missed', 'x.handover-1767607200000']) {
      expect(input.safeParse({ ...sample, [field]: id }).success).toBe(false);
    }
  }
});

describe.each(CALLS)('$name', (call) => {
  const { input, sample } = call;

  it('takes its sample, and no field that it does not have (T-02)', () => {
    expect(input.safeParse(sample).success).toBe(true);
    for (const data of [null, 'x', [], { ...sample, uid_: 'me' }, { ...sample, ownerUid: 'me' }]) {
      expect(input.safeParse(data).success).toBe(false);
    }
  });

  it('refuses fields of another form (T-02, T-15)', () => {
    const taken = Object.keys(sample).flatMap((field) =>
      STRANGE.filter((value) => !isRight(call, field, value))
        .filter((value) => input.safeParse({ ...sample, [field]: value }).success)
        .map((value) => `${field}: ${JSON.stringify(value)}`),
    );
    expect(taken).toEqual([]);
  });
});
