import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';

/** Everything that is committed, or would be by `git add .`: paths from the repository's root. Throws outside of git. */
export function committedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}
