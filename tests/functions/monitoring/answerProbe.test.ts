import { expect, it } from 'vitest';
import * as z from 'zod';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { readOperations } from '../../support/monitoring/operations.ts';

it('answer says to an uptime check that it is up, and nothing else', async () => {
  const check = readOperations().uptimeChecks.find(({ uptimeCheck }) => uptimeCheck.httpCheck.path === '/answer');
  const response = await fetch(`${suiteUrls.functions}${check?.uptimeCheck.httpCheck.path ?? ''}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const body = await response.text();
  expect(z.json().parse(JSON.parse(body))).toEqual({ status: 'ok' });
  for (const { content } of check?.uptimeCheck.contentMatchers ?? []) expect(body).toContain(content);
});
