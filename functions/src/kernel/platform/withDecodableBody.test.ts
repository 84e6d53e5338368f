import { describe, expect, it } from 'vitest';
import { isDecodable } from './withDecodableBody.ts';

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('isDecodable', () => {
  it.each([null, undefined, 7, 'x', [], {}, { data: { text: '@type', list: [{ type: 'x' }] } }, nested(32)])(
    'is true for %j',
    (body) => expect(isDecodable(body)).toBe(true),
  );

  it.each([
    ['too deep', nested(33)],
    ['very deep', nested(100_000)],
    ['an unknown type', { data: { '@type': 'x' } }],
    ['a type deep inside', { data: [{ a: [{ '@type': '' }] }] }],
    ['a number as a type', { data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' } }],
  ])('is false for %s', (_what, body) => expect(isDecodable(body)).toBe(false));

  it('takes a very wide body', () => {
    expect(isDecodable({ data: Array.from({ length: 200_000 }, () => ({})) })).toBe(true);
  });
});
