import { expect } from '@playwright/test';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { mailFor } from './mailFor.ts';

/** The link that contains `path` in the newest mail to an address that has one, as soon as there are `count` of them. */
export async function linkFor(email: string, path: string, count = 1): Promise<string> {
  const { links } = await mailFor(email, path, count);
  const link = links.find((url) => url.includes(path)) ?? '';
  expect(new URL(link).origin).toBe(suiteUrls.web);
  return link;
}
