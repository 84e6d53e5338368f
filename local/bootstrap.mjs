import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = path.join(ROOT, 'node_modules', '.parlance-installed');
const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function lockHash() {
  return createHash('sha256').update(fs.readFileSync(LOCK)).digest('hex');
}

/** npm writes its own copy of the lock file last; the stamp covers a lock file that was touched without being changed. */
function isInstalled() {
  if (!fs.existsSync(INSTALLED) || !fs.existsSync(NODE)) return false;
  if (fs.statSync(INSTALLED).mtimeMs >= fs.statSync(LOCK).mtimeMs) return true;
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lockHash();
}

function install() {
  console.log('Installing…');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, encoding: 'utf8' });
  if (result.status !== 0 || !fs.existsSync(NODE)) {
    console.error(`${result.stderr ?? ''}${result.error?.message ?? ''}`.trim());
    console.error('npm ci failed, see above: check the network connection and try again.');
    process.exit(1);
  }
  fs.writeFileSync(STAMP, lockHash());
}

/**
 * Installs what package-lock.json names, when that is not there yet, and runs a TypeScript file with the Node.js version that
 * this repository pins. Uses built-in modules alone, because it runs before anything is installed and on older versions.
 * @param {string} file path from the repository's folder
 * @param {string[]} args
 */
export function bootstrap(file, args) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node.js 20 or newer is needed to start; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!isInstalled()) install();
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(NODE, [path.join(ROOT, file), ...args], {
    cwd: ROOT,
    // The channel closes when this process dies, which tells the child to stop even then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Dozens of processes load the same packages: the first one compiles them for all.
      NODE_COMPILE_CACHE: path.join(ROOT, '.local', 'cache', 'compiled'),
      ...process.env,
      PATH: `${path.dirname(NODE)}${path.delimiter}${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
  });
  // A terminal sends Ctrl-C to both processes; a supervisor sends its signal to this one alone. The child ignores repeats.
  process.on('SIGINT', (signal) => child.kill(signal));
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGHUP', (signal) => child.kill(signal));
  // npm passes a termination signal to the shell between it and this process, and the shell keeps it to itself.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
