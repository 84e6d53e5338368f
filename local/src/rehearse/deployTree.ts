import path from 'node:path';
import { cloudEnvironment } from './cloud/cloudEnvironment.ts';
import { PROJECT_ID } from './cloud/CLOUD_ROUTES.ts';
import type { Rehearsal } from './Rehearsal.ts';
import { runCommand } from './runCommand.ts';

const DEPLOY_MS = 600_000;

/** The arguments of docs/operations.md for a project that is empty. */
export const FIRST_TIME = [
  '--mail-from',
  'Example <hello@example.com>',
  '--alerts',
  'ops@example.com',
  '--budget',
  '200',
];

/** Runs `npm run deploy` on the copy, for the project that the stand-in plays. Resolves with what it printed. */
export function deployTree(
  { tree, scratch, cloud, previous }: Rehearsal,
  args: readonly string[] = [],
): Promise<string> {
  const tools = path.join(tree, 'node_modules', 'firebase-tools');
  const env = {
    ...process.env,
    ...cloudEnvironment(tools, cloud.url, scratch),
    PREVIOUS_SITE: previous.url,
    PARLANCE_CLOUD: cloud.url,
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };
  const deploy = path.join(tree, 'local', 'src', 'deploy.ts');
  return runCommand([process.execPath, deploy, '--project', PROJECT_ID, ...args], {
    cwd: tree,
    env,
    timeoutMs: DEPLOY_MS,
  });
}
