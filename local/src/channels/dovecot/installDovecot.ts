import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { DOVECOT } from './DOVECOT.ts';

/** Installs Dovecot from Debian's packages, unless it is there. Throws ExpectedError where that cannot be done. */
export function installDovecot(log: (line: string) => void): void {
  if (existsSync(DOVECOT)) return;
  log('Installing dovecot-imapd…');
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', 'dovecot-imapd'];
  const [command = '', ...args] = process.getuid?.() === 0 ? install : ['sudo', ...install];
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    // Only this program is wanted, no service that starts with the machine.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0 || !existsSync(DOVECOT)) throw new ExpectedError('dovecot-imapd could not be installed by apt-get.');
}
