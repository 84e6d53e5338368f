import { describe, expect, it } from 'vitest';
import { CALLS } from '../support/calls/CALLS.ts';
import { isRightValue } from '../support/calls/isRightValue.ts';
import { STRANGE_VALUES } from '../support/calls/STRANGE_VALUES.ts';
import { VISITOR_CALLS } from '../support/calls/VISITOR_CALLS.ts';
import { CONTRACTS } from '../support/CONTRACTS.ts';

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
      STRANGE_VALUES.filter((value) => !isRightValue(call, field, value))
        .filter((value) => input.safeParse({ ...sample, [field]: value }).success)
        .map((value) => `${field}: ${JSON.stringify(value)}`),
    );
    expect(taken).toEqual([]);
  });
});
