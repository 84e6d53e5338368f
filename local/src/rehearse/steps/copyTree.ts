import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../config/ROOT.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { runCommand } from '../runCommand.ts';

const WORKSPACES = ['domain', 'functions', 'web', 'widget', 'local', 'tests'];
const INSTALL_MS = 300_000;

async function copyWorkingTree(tree: string): Promise<void> {
  const list = await runCommand(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    timeoutMs: 30_000,
  });
  for (const file of list.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(tree, file));
  }
}

async function copyCommit(tree: string, scratch: string, commit: string): Promise<void> {
  const archive = path.join(scratch, 'tree.tar');
  await runCommand(['git', 'archive', '--format=tar', '--output', archive, commit], { cwd: ROOT, timeoutMs: 60_000 });
  await runCommand(['tar', '-xf', archive, '-C', tree], { cwd: tree, timeoutMs: 60_000 });
}

function linkInto(folder: string, names: readonly string[], from: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of names) fs.symlinkSync(path.join(from, name), path.join(folder, name));
}

/** Every installed package by a link of its own; those of the workspace lead into the copy. */
function linkPackages(tree: string): void {
  const installed = path.join(ROOT, 'node_modules');
  const names = fs.readdirSync(installed).filter((name) => name !== '@parlance' && !/^\.(?!bin$)/.test(name));
  linkInto(path.join(tree, 'node_modules'), names, installed);
  linkInto(path.join(tree, 'node_modules', '@parlance'), WORKSPACES, tree);
  for (const workspace of WORKSPACES) {
    const own = path.join(ROOT, workspace, 'node_modules');
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(tree, workspace, 'node_modules'));
  }
}

/** Copies what is or will be committed, as a fresh clone has it, and makes its packages available. */
export async function copyTree({ tree, scratch, from, isFresh }: Rehearsal): Promise<readonly string[]> {
  if (from === undefined) await copyWorkingTree(tree);
  else await copyCommit(tree, scratch, from);
  if (isFresh) await runCommand(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: tree, timeoutMs: INSTALL_MS });
  else linkPackages(tree);
  return [];
}
