import fs from 'node:fs';
import path from 'node:path';
import { type Generation, HASHED_FILE, keptGenerations } from './generations.ts';
import type { LiveSite } from './liveSite.ts';

const AT_ONCE = 10;

function hashedFilesIn(folder: string): string[] {
  return ['assets', 'widget-assets']
    .filter((name) => fs.existsSync(path.join(folder, name)))
    .flatMap((name) => fs.readdirSync(path.join(folder, name)).map((file) => `/${name}/${file}`))
    .filter((file) => HASHED_FILE.test(file))
    .toSorted();
}

/** Writes the files that the site's folder lacks, and returns those that it has then. */
async function take(folder: string, files: readonly string[], live: LiveSite): Promise<string[]> {
  const taken: string[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const missing = some.filter((file) => !fs.existsSync(path.join(folder, file)));
    const contents = new Map(await Promise.all(missing.map(async (file) => [file, await live.file(file)] as const)));
    for (const [file, content] of contents)
      if (content !== undefined) fs.writeFileSync(path.join(folder, file), content);
    taken.push(...some.filter((file) => fs.existsSync(path.join(folder, file))));
  }
  return taken;
}

/**
 * Adds the hashed files of the two builds before this one to an assembled site, and writes /generations.json, by which the next
 * release finds them.
 * @param live The live site, or undefined to keep nothing.
 * @returns how many earlier builds are kept.
 * @throws ExpectedError when the live site cannot be read.
 */
export async function keepGenerations(folder: string, live: LiveSite | undefined): Promise<number> {
  const current = { files: hashedFilesIn(folder) };
  const kept: Generation[] = [];
  if (live !== undefined) {
    for (const { files } of keptGenerations(current, await live.generations())) {
      kept.push({ files: await take(folder, files, live) });
    }
  }
  fs.writeFileSync(path.join(folder, 'generations.json'), `${JSON.stringify({ generations: [current, ...kept] })}\n`);
  return kept.length;
}
