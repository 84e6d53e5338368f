import * as z from 'zod';
import { expect, it } from 'vitest';
import { parseBody } from './parseBody.ts';

const TAKES = { body: z.strictObject({ name: z.string() }), maxBytes: 40 };

function parse(text: string | Uint8Array, contentType: string | undefined = 'application/json'): unknown {
  return parseBody(TAKES, contentType, typeof text === 'string' ? new TextEncoder().encode(text) : text);
}

it('takes JSON by its type, whatever parameters that has', () => {
  expect(parse('{"name":"ü"}')).toEqual({ name: 'ü' });
  expect(parse('{}', 'Application/JSON ; charset=utf-8')).toEqual({});
  expect(parseBody({ body: null }, undefined, new TextEncoder().encode('anything'))).toEqual({});
});

it.each([
  ['another type', '{}', 'text/plain'],
  ['a type that only begins like JSON', '{}', 'application/jsonp'],
  ['what is no JSON', '{', 'application/json'],
  ['nothing', '', 'application/json'],
  ['half a surrogate pair', String.raw`{"name":"\ud800"}`, 'application/json'],
  ['a prototype', '{"__proto__":{}}', 'application/json'],
  ['more bytes than may be', `{"name":"${'ü'.repeat(20)}"}`, 'application/json'],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'application/json'],
])('refuses %s', (_, text, contentType) => {
  expect(() => parse(text, contentType)).toThrow('invalid-input');
});
