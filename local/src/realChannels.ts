import { spawnSync } from 'node:child_process';
import { installDovecot } from './channels/dovecot/installDovecot.ts';
import { ROOT } from './config/ROOT.ts';
import { runMain } from './errors/runMain.ts';

const TESTS = ['functions/channels/mailbox', 'functions/channels/email'];

// `npm run channels:real`: the tests of mailboxes with a real Dovecot in the place of the stand-in of IMAP.
await runMain(() => {
  installDovecot((line) => console.log(line));
  const { status } = spawnSync('npm', ['test', '--', '--vitest', ...TESTS], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PARLANCE_DOVECOT: '1' },
  });
  return status ?? 1;
});
