import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { ROOT } from '../../config/ROOT.ts';
import { cloudEnvironment } from '../cloud/cloudEnvironment.ts';
import { PROJECT_ID } from '../cloud/CLOUD_ROUTES.ts';
import { uploadedSite, uploadedSource } from '../cloud/released.ts';
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

/**
 * Runs `firebase deploy` itself, hooks, packaging and all, on the copy, for a project that the stand-in plays; the parameters
 * are those of functions/.env.example. Puts what it uploaded into the rehearsal's folders.
 */
export async function runDeploy({
  tree,
  upload,
  site,
  scratch,
  cloud,
  previous,
}: Rehearsal): Promise<readonly string[]> {
  fs.copyFileSync(path.join(ROOT, 'functions', '.env.example'), path.join(tree, 'functions', `.env.${PROJECT_ID}`));
  const tools = path.join(tree, 'node_modules', 'firebase-tools');
  const env = { ...process.env, ...cloudEnvironment(tools, cloud.url, scratch), PREVIOUS_SITE: previous.url };
  const cli = path.join(tools, 'lib', 'bin', 'firebase.js');
  const args = ['deploy', '--project', PROJECT_ID, '--non-interactive', '--force'];
  try {
    await runCommand([process.execPath, cli, ...args], { cwd: tree, env, timeoutMs: DEPLOY_MS });
  } finally {
    const source = uploadedSource(cloud.requests);
    if (source !== undefined) writeFiles(upload, Object.entries(unzipSync(source)));
    writeFiles(site, uploadedSite(cloud.requests));
  }
  return [];
}
