import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../config/ROOT.ts';
import { changeVersion } from './changeVersion.ts';

it('another version is one that differs in indexes, functions and files, until it is undone', () => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-version-'));
  const files = ['firestore.indexes.json', 'functions/src/index.ts', 'web/src/app/root.tsx', 'widget/src/app/main.tsx'];
  const read = (folder: string) => files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(tree, file));
  }
  const before = read(tree);
  const undo = changeVersion(tree);
  expect(read(tree).map((text, place) => text === before[place])).toEqual([false, false, false, false]);
  undo();
  expect(read(tree)).toEqual(before);
  fs.rmSync(tree, { recursive: true });
});
