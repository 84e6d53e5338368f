import { spawnSync } from 'node:child_process';
import { ROOT } from './config/ROOT.ts';
import { readAudit } from './audit/readAudit.ts';

/**
 * `npm run audit`: asks the registry for known weaknesses of what is shipped. Exit code 0 without a high or critical one, 1 with
 * one, and 2 where the registry gave no answer, which is no good news.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--audit-level', 'high', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { code, lines } = readAudit(stdout);
for (const line of lines) console.log(line);
process.exitCode = code;
