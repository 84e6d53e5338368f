import { expect, it } from 'vitest';
import { CALLS } from '../support/calls/CALLS.ts';
import { isRightValue } from '../support/calls/isRightValue.ts';
import { STRANGE_VALUES } from '../support/calls/STRANGE_VALUES.ts';
import { Tally } from './Tally.ts';

it('no callable takes a field with a value of another form, at the schema that the server reads its input with', async () => {
  const tally = new Tally();
  for (const call of CALLS) {
    const inputs = [...Object.keys(call.sample), 'ownerUid'].flatMap((field) =>
      STRANGE_VALUES.filter((value) => !(field in call.sample && isRightValue(call, field, value))).map((value) => ({
        field,
        value,
      })),
    );
    for (const { field, value } of inputs) {
      await tally.attempt(`${call.name}.${field}`, value, () =>
        call.input.safeParse({ ...call.sample, [field]: value }).success ? 'taken' : undefined,
      );
    }
  }
  expect(tally.problems()).toEqual([]);
});
