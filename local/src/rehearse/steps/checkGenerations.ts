import fs from 'node:fs';
import path from 'node:path';
import { generationsSchema } from '../../site/generations.ts';
import { EARLIER_BUILDS } from '../previousSite.ts';
import type { Rehearsal } from '../Rehearsal.ts';

const KEPT = EARLIER_BUILDS.slice(0, 2);

/** The uploaded site keeps the files of the two builds before it, and says so for the next release. */
export function checkGenerations({ site }: Rehearsal): readonly string[] {
  const list = path.join(site, 'generations.json');
  if (!fs.existsSync(list)) return ['The site does not say which builds it has: there is no generations.json.'];
  const [, ...earlier] = generationsSchema.parse(JSON.parse(fs.readFileSync(list, 'utf8'))).generations;
  const missing = KEPT.flat().filter((file) => !fs.existsSync(path.join(site, file)));
  const isListed = JSON.stringify(earlier.map(({ files }) => files)) === JSON.stringify(KEPT);
  return [
    ...missing.map((file) => `${file} of an earlier build is gone.`),
    ...(isListed ? [] : ['generations.json does not list the two builds before.']),
  ];
}
