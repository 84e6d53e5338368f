import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';
import { buildWorkspace, type Workspace } from './buildWorkspace.ts';

const SETTLE_MS = 300;

/** Builds a workspace again after every change of its sources. */
export function watchSources(
  workspaces: readonly Workspace[],
  onBuilt: () => Promise<void>,
  log: (line: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  const build = async (): Promise<void> => {
    if (isBuilding) return;
    isBuilding = true;
    for (const workspace of workspaces) {
      try {
        if (await buildWorkspace(workspace)) {
          log(`Built ${workspace}`);
          await onBuilt();
        }
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
    isBuilding = false;
  };
  const folders = [...workspaces, 'domain'].map((workspace) => path.join(ROOT, workspace, 'src'));
  const watchers = folders.map((folder) =>
    fs.watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void build(), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
