import { expect, it } from 'vitest';
import { serverUrl } from './serverUrl.ts';

it.each([
  ['', ''],
  ['https://api.openai.com/v1/', 'https://api.openai.com/v1'],
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1'],
  ['http://localhost:8080/v1', 'http://localhost:8080/v1'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('takes %j', (given, url) => {
  expect(serverUrl.parse(given)).toBe(url);
});

it.each([
  'api.openai.com',
  'http://api.openai.com/v1',
  'http://127.0.0.1.example.com',
  'https://user:secret@host/v1',
  'https://host/v1?key=secret',
  'file:///etc/passwd',
])('refuses %j', (given) => {
  expect(serverUrl.safeParse(given).success).toBe(false);
});
