import { runtimeConfigSchema } from '@parlance/domain/runtimeConfig';
import { SITE_CONTACT } from '@parlance/domain/site/SITE_CONTACT';
import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';
import fs from 'node:fs';
import path from 'node:path';
import { generationsSchema } from './generations.ts';
import { policyProblems } from '../policy/policyProblems.ts';

/** Files of a site under fixed names: pages, what the app and the functions read, and the loader in other people's pages. */
const FIXED = [
  'index.html',
  '__spa-fallback.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  'config.json',
  'version.json',
  'generations.json',
  'widget-manifest.json',
  'widget.js',
] as const;

const HASHED =
  /(?:(\/|\.\/)?(assets|widget-assets)\/|\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp))(?=["'`)?#\s\\])/g;

/** Hashed files that the text of a file names, from the site's root. */
function namedFiles(file: string, text: string): string[] {
  return [...text.matchAll(HASHED)].map(([, , folder, name = '']) =>
    path.posix.join(folder ?? path.posix.dirname(file), name),
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Problems of an assembled site, one sentence each. Every file that a page, a script, a style sheet or the manifest names is there, and every page has a policy that it keeps to. */
export function siteProblems(folder: string): string[] {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const there = new Set(files);
  const missing = FIXED.filter((name) => !there.has(name)).map((name) => `The site has no ${name}.`);
  const config = runtimeConfigSchema.safeParse(readJson(path.join(folder, 'config.json')));
  const generations = generationsSchema.safeParse(readJson(path.join(folder, 'generations.json')));
  const listed = generations.data?.generations.flatMap((generation) => generation.files) ?? [];
  const broken = files
    .filter((file) => /\.(html|js|css|json)$/.test(file))
    .flatMap((file) => {
      const named = namedFiles(file, fs.readFileSync(path.join(folder, file), 'utf8'));
      return [...new Set(named)]
        .filter((name) => !there.has(name))
        .map((name) => `${file} names ${name}, which is missing.`);
    });
  const placeless = files
    .filter((file) => /\.(html|js|xml|txt)$/.test(file))
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(SITE_ORIGIN))
    .map((file) => `${file} does not name the site's origin.`);
  const nobodys = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(SITE_CONTACT))
    .map((file) => `${file} does not name the operator's address.`);
  const unguarded = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => policyProblems(file, fs.readFileSync(path.join(folder, file), 'utf8')));
  return [
    ...missing,
    ...(config.success && config.data.emulators === null ? [] : ['config.json is not that of a deployed project.']),
    ...(generations.success ? [] : ['generations.json is not a list of builds.']),
    ...listed
      .filter((file) => !there.has(file.slice(1)))
      .map((file) => `generations.json names ${file}, which is missing.`),
    ...broken,
    ...placeless,
    ...nobodys,
    ...unguarded,
  ];
}
