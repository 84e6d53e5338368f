import fs from 'node:fs';
import path from 'node:path';
import { BILLING_PREFIX } from '../BILLING_PREFIX.ts';
import { deployTree } from '../deployTree.ts';
import type { Rehearsal, Step } from '../Rehearsal.ts';
import { keptDays } from '../steps/checkOrder.ts';
import { copyTree } from '../steps/copyTree.ts';
import { install } from '../steps/install.ts';
import { runDeploy } from '../steps/runDeploy.ts';
import { changeVersion, FUNCTION, OTHER_FUNCTION } from './changeVersion.ts';
import { type Client, startClient, type Version } from './startClient.ts';
import { servingRevisions } from './servingRevisions.ts';

/** Days after which somebody goes back. */
const DAYS = 7;

interface State {
  versions: Version[];
  client: Client | undefined;
  /** Makes the copy the first version again. */
  undo: () => void;
  /** Services and revisions of the first version. */
  first: ReadonlyMap<string, string>;
  /** The time that the deployment of the other version said to go back to. */
  backTo: string;
}

function begin({ versions }: State, name: string, { tree }: Rehearsal): void {
  const indexes: unknown = JSON.parse(fs.readFileSync(path.join(tree, 'firestore.indexes.json'), 'utf8'));
  versions.push({ name, from: new Date(), indexes });
}

function serving({ cloud }: Rehearsal): Map<string, string> {
  return new Map([...servingRevisions(cloud.project.state)].map(([service, { id }]) => [service, id]));
}

/** Problems of functions: what serves is no revision of the first version, or one of it is not there. */
function differences(state: State, rehearsal: Rehearsal, without: string): string[] {
  const now = serving(rehearsal);
  return [...state.first]
    .filter(([service]) => service !== without.toLowerCase())
    .flatMap(([service, id]) =>
      now.get(service) === id ? [] : [`${service} is served by ${now.get(service)}, not by ${id}.`],
    );
}

async function deployFirst(state: State, rehearsal: Rehearsal): Promise<readonly string[]> {
  begin(state, 'The version before', rehearsal);
  await runDeploy(rehearsal);
  state.first = serving(rehearsal);
  return state.first.size === 0 ? ['Nothing serves.'] : [];
}

async function startAsking(state: State, rehearsal: Rehearsal): Promise<readonly string[]> {
  const problems = await install(rehearsal);
  state.client = startClient(rehearsal, state.versions);
  await state.client.untilServed();
  return [...problems, ...state.client.takeProblems()];
}

async function deployOther(state: State, rehearsal: Rehearsal): Promise<readonly string[]> {
  const { cloud, tree } = rehearsal;
  const from = cloud.requests.length;
  state.undo = changeVersion(tree);
  begin(state, 'The new version', rehearsal);
  const said = await deployTree(rehearsal);
  await state.client?.untilServed();
  state.backTo = /--back-to (\S+)/.exec(said)?.[1] ?? '';
  const now = serving(rehearsal);
  const deleted = cloud.requests
    .slice(from)
    .filter(({ method, path: asked }) => method === 'DELETE' && asked.includes('/indexes/'));
  return [
    ...(state.client?.takeProblems() ?? []),
    ...deleted.map(({ path: asked }) => `${asked} was deleted, which the version before asks for.`),
    ...[...now]
      // Nothing of the codebase for billing differs, and firebase-tools leaves such functions as they are.
      .filter(([service, id]) => state.first.get(service) === id && !service.startsWith(BILLING_PREFIX))
      .map(([service]) => `${service} was not released.`),
    ...(now.has(OTHER_FUNCTION.toLowerCase()) ? [] : [`${OTHER_FUNCTION} is not there.`]),
    ...(now.has(FUNCTION.toLowerCase()) ? [`${FUNCTION} is still there.`] : []),
  ];
}

/** Deletes the images that Artifact Registry would have deleted by then. */
function letDaysPass({ cloud }: Rehearsal): void {
  if (keptDays(cloud.requests) >= DAYS) return;
  for (const { revisions } of cloud.project.state.running.values())
    for (const revision of revisions.slice(0, -1)) revision.hasImage = false;
}

async function sendBack(state: State, rehearsal: Rehearsal): Promise<readonly string[]> {
  letDaysPass(rehearsal);
  await deployTree(rehearsal, ['--back-to', state.backTo]);
  await state.client?.untilServed();
  return [...(state.client?.takeProblems() ?? []), ...differences(state, rehearsal, FUNCTION)];
}

async function deployFirstAgain(state: State, rehearsal: Rehearsal): Promise<readonly string[]> {
  const { state: project } = rehearsal.cloud.project;
  state.undo();
  begin(state, 'The version gone back to', rehearsal);
  await deployTree(rehearsal, ['--prune-indexes']);
  await state.client?.untilServed();
  const now = serving(rehearsal);
  const latest = new Map(
    [...project.running].map(([name, { revisions }]) => [path.posix.basename(name), revisions.at(-1)?.id]),
  );
  const names = [...project.indexes.map(({ name }) => name), ...project.fields.keys()];
  return [
    ...(state.client?.takeProblems() ?? []),
    ...[...state.first.keys()].filter((service) => !now.has(service)).map((service) => `${service} is not there.`),
    ...[...now.keys()].filter((service) => !state.first.has(service)).map((service) => `${service} is still there.`),
    ...[...now]
      .filter(([service, id]) => latest.get(service) !== id)
      .map(([service, id]) => `${service} is still served by ${id}.`),
    ...names
      .filter((name) => /\/collectionGroups\/(?:rehearsed|former)\//.test(name))
      .map((name) => `${name} is still there.`),
  ];
}

/** Steps of a rehearsal of the way back: one version, another one, and the first again, while a client asks. */
export function rollbackSteps(log: (line: string) => void): { steps: readonly Step[]; end: () => Promise<void> } {
  const state: State = { versions: [], client: undefined, undo: () => undefined, first: new Map(), backTo: '' };
  const step = (name: string, run: (state: State, rehearsal: Rehearsal) => Promise<readonly string[]>): Step => ({
    name,
    run: (rehearsal) => run(state, rehearsal),
  });
  return {
    steps: [
      { name: 'a copy of what is committed', run: copyTree },
      step('npm run deploy, from an empty project', deployFirst),
      step('a client asks from here on', startAsking),
      step('npm run deploy of another version: other indexes, functions and files', deployOther),
      step(`${DAYS} days later npm run deploy -- --back-to`, sendBack),
      step('npm run deploy -- --prune-indexes of the version before', deployFirstAgain),
    ],
    end: async () => {
      await state.client?.stop();
      log(`${state.client?.answered() ?? 0} requests were answered`);
    },
  };
}
