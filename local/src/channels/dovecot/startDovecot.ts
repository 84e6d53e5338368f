import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST } from '../../config/urls.ts';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { PostWorld } from '../post/createPostWorld.ts';
import { DOVECOT } from './DOVECOT.ts';
import { dovecotConfig } from './dovecotConfig.ts';
import { createMaildirWorld } from './maildirWorld.ts';

/** Account of Debian's for mails, in the place of the superuser. */
const MAIL_USER = { name: 'mail', uid: 8, gid: 8 } as const;

interface Dovecot {
  world: PostWorld;
  stop: () => Promise<void>;
}

/** Time until it takes connections, in milliseconds. */
const START_MS = 10_000;

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end && server.exitCode === null;) {
    if (await isOpen(port)) return;
    await pause(50);
  }
  server.kill();
  throw new ExpectedError('Dovecot did not start.');
}

/** Starts a Dovecot of its own, in a folder that goes with it. Throws ExpectedError where it does not start. */
export async function startDovecot(port: number): Promise<Dovecot> {
  const { uid, gid, username } = userInfo();
  const user = uid === 0 ? MAIL_USER : { name: username, uid, gid };
  // Its sockets' names may have a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  for (const name of ['', 'run', 'state', 'mail']) {
    mkdirSync(join(folder, name), { recursive: true });
    if (name !== 'run') chownSync(join(folder, name), user.uid, user.gid);
  }
  writeFileSync(join(folder, 'users'), '');
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, dovecotConfig({ folder, port, user }));
  const server = spawn(DOVECOT, ['-F', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilOpen(port, server);
  return {
    world: createMaildirWorld({ folder, user }),
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
