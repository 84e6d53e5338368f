import { expect, it } from 'vitest';
import { serveSecurityTxt } from './serveSecurityTxt.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const SITE = { origin: 'https://parlance.example', address: 'security@parlance.example' };
const ask = (method: string, path: string) => serveSecurityTxt({ method, path }, NOW, SITE);

it('names the operator’s address, valid for less than a year, in the form of RFC 9116', () => {
  const { status, headers, body } = ask('GET', '/.well-known/security.txt');
  expect([status, headers['Content-Type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@parlance.example',
    'Contact: https://parlance.example/en/contact',
    'Expires: 2027-05-22T12:00:00.000Z',
    'Preferred-Languages: en, de',
    'Canonical: https://parlance.example/.well-known/security.txt',
    '',
  ]);
});

it('serves nothing else there', () => {
  expect(ask('GET', '/.well-known/other').status).toBe(404);
  expect(ask('POST', '/.well-known/security.txt').status).toBe(405);
});
