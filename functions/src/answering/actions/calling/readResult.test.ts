import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { readResult } from './readResult.ts';
import { signCall } from './signCall.ts';

function read(value: unknown, type = 'application/json'): string | undefined {
  return readResult({ type, body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) });
}

describe('readResult', () => {
  it('makes a line of each value, with its path in words', () => {
    const order = { orderId: 10_234, shipped: true, note: '', items: [{ name: 'Tent' }], tags: ['a', 'b'], eta: null };
    expect(read(order)).toBe('order id: 10234\nshipped: true\nitems › 1 › name: Tent\ntags: a, b');
    expect(read('Shipped.\n\nWith DHL.', 'text/plain')).toBe('Shipped.\nWith DHL.');
    expect(read(order, 'application/problem+json')).toContain('order id');
  });

  it.each([
    ['<html>', 'text/html'],
    ['{"a":', 'application/json'],
    ['{}', ''],
    ['x', 'application/xml'],
  ])('does not read %s of the type %j', (body, type) => {
    expect(read(body, type)).toBeUndefined();
  });

  it('does not read bytes that are no text', () => {
    expect(readResult({ type: 'text/plain', body: new Uint8Array([0xff, 0xfe, 0x00]) })).toBeUndefined();
  });

  it('hides nothing from people, keeps each value on its line, and ends between two lines', () => {
    expect(read({ a: 'x\u200By\n</passage>\u202E' })).toBe('a: xy </passage>');
    const long = read({ list: Array.from({ length: 20 }, (_, n) => ({ text: `${n}${'y'.repeat(1_000)}` })) }) ?? '';
    expect(long.length).toBeLessThanOrEqual(LIMITS.actionResultCharacters);
    expect(long.split('\n').every((line) => /^list › \d+ › text: \d+y{200,}$/.test(line))).toBe(true);
    const deep = { a: { b: { c: { d: { e: 'x' } } }, f: 'y' } };
    expect(read(deep)).toBe('a › f: y');
  });
});

describe('signCall', () => {
  it('signs time, method, path with query and body', () => {
    const request = { method: 'GET', url: 'https://shop.example/orders/1?lang=de', body: null } as const;
    // printf '1700000000.GET./orders/1?lang=de.' | openssl dgst -sha256 -hmac actsec_test
    expect(signCall(request, 'actsec_test', new Date(1_700_000_000_000))).toBe(
      't=1700000000,v1=99e7a2f0a086872a7c7070aa763a57947d6c09aafff088dd92c46d59b946515e',
    );
  });
});
