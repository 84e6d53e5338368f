import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { cloudEnvironment } from '../cloud/cloudEnvironment.ts';
import { PROJECT_ID } from '../cloud/CLOUD_ROUTES.ts';
import { uploadedSite, uploadedSources } from '../cloud/released.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { runCommand } from '../runCommand.ts';

const DEPLOY_MS = 180_000;

function writeFiles(folder: string, files: Iterable<readonly [string, Uint8Array]>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) fs.writeFileSync(file, content);
  }
}

/** The arguments of docs/operations.md, for the project that the stand-in plays. */
const ARGUMENTS = [
  '--project',
  PROJECT_ID,
  '--mail-from',
  'Example <hello@example.com>',
  '--alerts',
  'ops@example.com',
  '--budget',
  '200',
];

/**
 * Runs `npm run deploy` on the copy, which prepares a project that is empty and lets `firebase deploy` release everything, hooks,
 * packaging and all. Puts what was uploaded into the rehearsal's folders.
 */
export async function runDeploy({
  tree,
  upload,
  billing,
  site,
  scratch,
  cloud,
  previous,
}: Rehearsal): Promise<readonly string[]> {
  const tools = path.join(tree, 'node_modules', 'firebase-tools');
  const env = {
    ...process.env,
    ...cloudEnvironment(tools, cloud.url, scratch),
    PREVIOUS_SITE: previous.url,
    PARLANCE_CLOUD: cloud.url,
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };
  const deploy = path.join(tree, 'local', 'src', 'deploy.ts');
  try {
    await runCommand([process.execPath, deploy, ...ARGUMENTS], { cwd: tree, env, timeoutMs: DEPLOY_MS });
  } finally {
    const sources = uploadedSources(cloud.requests).map((source) => unzipSync(source));
    // The codebase `billing` is built from the same files and has a part of them.
    for (const files of sources) writeFiles('lib/hosted-loader.js' in files ? upload : billing, Object.entries(files));
    writeFiles(site, uploadedSite(cloud.requests));
  }
  return [];
}
