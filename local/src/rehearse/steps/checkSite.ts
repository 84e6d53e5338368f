import { siteProblems } from '../../site/siteProblems.ts';
import fs from 'node:fs';
import type { Rehearsal } from '../Rehearsal.ts';

/** Checks that the upload for Hosting is a whole site: configuration, pages, and every file that something names. */
export function checkSite({ site }: Rehearsal): readonly string[] {
  return fs.readdirSync(site).length === 0 ? ['Nothing was uploaded for Hosting.'] : siteProblems(site);
}
