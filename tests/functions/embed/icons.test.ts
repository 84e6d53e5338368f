import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { suiteUrls } from '../../support/suiteUrls.ts';

function get(path: string, method = 'GET'): Promise<Response> {
  return fetch(`${suiteUrls.functions}/web/icons/${path}`, { method });
}

const answerSchema = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  width: z.number(),
  height: z.number(),
  not_found: z.array(z.string()).optional(),
});

describe('icons', () => {
  it('come as one answer in Iconify’s format, with the names that do not exist', async () => {
    const response = await get(
      'tabler.json?icons=message-circle,number-123,123,constructor,no-such-icon,message-circle',
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    const answer = answerSchema.parse(await response.json());
    expect(answer).toMatchObject({ prefix: 'tabler', width: 24, height: 24 });
    expect(Object.keys(answer.icons).toSorted()).toEqual(['123', 'message-circle', 'number-123']);
    expect(answer.icons['123']).toEqual(answer.icons['number-123']);
    expect(answer.not_found).toEqual(['constructor', 'no-such-icon']);
  });

  it('come one by one as a drawing to be used as a mask, kept for ever', async () => {
    const response = await get('tabler/message-circle.svg');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'access-control-allow-origin': '*',
    });
    expect(await response.text()).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="24".+currentColor.+<\/svg>$/,
    );
  });

  it.each([
    [404, 'material.json?icons=home'],
    [404, '__proto__.json?icons=home'],
    [404, 'material/home.svg'],
    [404, 'tabler/no-such-icon.svg'],
    [404, 'tabler/constructor.svg'],
    [404, 'tabler/a/b.svg'],
    [404, 'tabler'],
    [400, 'tabler.json'],
    [400, 'tabler.json?icons='],
    [400, 'tabler.json?icons=..%2Fsecret'],
    [400, 'tabler.json?icons=a&icons=b'],
    [400, `tabler.json?icons=${Array.from({ length: 101 }, (_, i) => `x${i}`).join(',')}`],
    [400, `tabler/${'x'.repeat(65)}.svg`],
    [400, 'tabler/%3Cscript%3E.svg'],
  ])('answer %i to %s, and nobody keeps that', async (status, path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      status,
      'no-store',
      '',
    ]);
  });

  it.each([
    ['icons/tabler/home.svg', 200, 'public, max-age=31536000, immutable'],
    ['icons/tabler.json?icons=home', 200, 'public, max-age=86400'],
    ['icons/tabler/no-such-icon.svg', 404, 'no-store'],
    ['media/nothing/here.png', 404, 'no-store'],
  ])('and pictures keep their headers behind Hosting: %s', async (path, status, caching) => {
    const response = await fetch(`${suiteUrls.web}/${path}`);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('are a hundred at most, and only read', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `x${i}`).join(',');
    const answer = answerSchema.parse(await (await get(`tabler.json?icons=${names}`)).json());
    expect(answer.not_found).toHaveLength(100);
    expect((await get('tabler.json?icons=home', 'POST')).status).toBe(405);
  });
});
