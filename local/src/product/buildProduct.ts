import { buildWorkspace, type Workspace } from './buildWorkspace.ts';

/** Builds whatever changed since the last time. */
export async function buildProduct(
  log: (line: string) => void = () => undefined,
  workspaces: readonly Workspace[] = ['widget', 'functions', 'web'],
): Promise<void> {
  const build = async (workspace: Workspace): Promise<void> => {
    if (await buildWorkspace(workspace)) log(`Built ${workspace}`);
  };
  // The functions' build reads the widget's; the web app needs neither.
  const widgetThenFunctions = async (): Promise<void> => {
    for (const workspace of workspaces.filter((name) => name !== 'web')) await build(workspace);
  };
  await Promise.all([widgetThenFunctions(), workspaces.includes('web') ? build('web') : undefined]);
}
