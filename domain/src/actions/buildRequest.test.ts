import { describe, expect, it } from 'vitest';
import type { ActionParameter } from '../documents/actions/action.ts';
import { actionProblem } from './actionProblem.ts';
import { buildRequest } from './buildRequest.ts';
import { checkArguments } from './checkArguments.ts';

function parameter(name: string, own: Partial<ActionParameter> = {}): ActionParameter {
  return {
    name,
    type: 'string',
    description: name,
    required: true,
    options: [],
    pattern: '',
    maxLength: 40,
    filledBy: '',
    ...own,
  };
}

const PARAMETERS = [
  parameter('orderId'),
  parameter('lang', { required: false }),
  parameter('note', { required: false }),
];
const URL = 'https://shop.example/orders/{orderId}/state?lang={lang}&v=2';
const get = { method: 'GET', url: URL, parameters: PARAMETERS } as const;

describe('buildRequest', () => {
  it('puts values where they belong, encoded, and leaves out what is not given', () => {
    expect(buildRequest(get, { orderId: 'A/1?x=#&', lang: 'de', note: "a b'c" })).toEqual({
      method: 'GET',
      url: 'https://shop.example/orders/A%2F1%3Fx%3D%23%26/state?lang=de&v=2&note=a%20b%27c',
      body: null,
    });
    expect(buildRequest(get, { orderId: '1' })?.url).toBe('https://shop.example/orders/1/state?v=2');
  });

  it('sends what has no place in the address as JSON with POST', () => {
    expect(buildRequest({ ...get, method: 'POST' }, { orderId: '1', note: 'a"b' })).toEqual({
      method: 'POST',
      url: 'https://shop.example/orders/1/state?v=2',
      body: '{"note":"a\\"b"}',
    });
  });

  it.each(['.', '..'])('refuses %s, which leads to another path', (orderId) => {
    expect(buildRequest(get, { orderId })).toBeUndefined();
  });

  it('sends nothing of its own where a parameter is called as something that every object has', () => {
    const parameters = [parameter('constructor', { required: false }), parameter('orderId')];
    const url = 'https://shop.example/?c={constructor}';
    expect(buildRequest({ ...get, url, parameters }, { orderId: '1' })?.url).toBe('https://shop.example/?orderId=1');
    expect(checkArguments(parameters, { orderId: '1' })).toEqual({
      values: { orderId: '1' },
      missing: [],
      refused: [],
    });
  });

  it('refuses a call without a value of its path', () => {
    expect(buildRequest(get, {})).toBeUndefined();
  });
});

describe('actionProblem', () => {
  it.each([
    ['https://shop.example/orders/{orderId}', undefined],
    ['https://{orderId}.example/', 'url'],
    ['https://shop.example:{orderId}/', 'url'],
    ['https://{orderId}@shop.example/', 'url'],
    ['https://shop.example/?{orderId}=1', 'url'],
    ['https://shop.example/?a=x{orderId}', 'url'],
    ['https://shop.example/#{orderId}', 'url'],
    ['https://shop.example/{orderId}/../x', 'url'],
    ['https://shop.example/{}', 'url'],
    ['https://shop.example/{orderId', 'url'],
    ['shop.example/{orderId}', 'url'],
    ['https://shop.example/{other}', 'parameter-unknown'],
    ['https://shop.example/{lang}', 'parameter-optional'],
  ])('finds out about %s: %s', (url, problem) => {
    expect(actionProblem({ url, parameters: PARAMETERS })).toBe(problem);
  });

  it('finds parameters that are there twice, and patterns that are none', () => {
    const url = 'https://shop.example/';
    expect(actionProblem({ url, parameters: [parameter('a'), parameter('a')] })).toBe('parameter-twice');
    expect(actionProblem({ url, parameters: [parameter('a', { pattern: '(a+)+' })] })).toBe('pattern');
  });
});

describe('checkArguments', () => {
  const parameters = [
    parameter('orderId', { pattern: String.raw`\d{5}` }),
    parameter('size', { options: ['Small', 'Large'] }),
    parameter('count', { type: 'integer' }),
    parameter('price', { type: 'number', required: false }),
    parameter('gift', { type: 'boolean', required: false }),
  ];

  it('takes what fits, in the form that is sent', () => {
    const given = { orderId: ' 10234 ', size: 'large', count: '3', price: '7.90', gift: 'ja', extra: 'x' };
    expect(checkArguments(parameters, given)).toEqual({
      values: { orderId: '10234', size: 'Large', count: 3, price: 7.9, gift: true },
      missing: [],
      refused: [],
    });
  });

  it('names what is missing and what is refused', () => {
    const given = { orderId: '10234x', size: 'huge', count: 1.5, gift: { deep: 1 } };
    expect(checkArguments(parameters, given)).toEqual({
      values: {},
      missing: ['orderId', 'size', 'count'],
      refused: ['orderId', 'size', 'count', 'gift'],
    });
    const strange = { __proto__: { size: 'Small' }, orderId: '1\n234', count: '9999999999999999' };
    expect(checkArguments(parameters, strange).missing).toEqual(['orderId', 'size', 'count']);
    for (const unseen of ['10\u{200B}234', '10234\u{FEFF}4', '10234\u{E0041}']) {
      expect(checkArguments([parameter('a')], { a: unseen }).refused).toEqual(['a']);
    }
    expect(checkArguments([parameter('a', { maxLength: 3 })], { a: 'abcd' }).missing).toEqual(['a']);
  });
});
