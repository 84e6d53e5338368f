import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_SLACK, localWorkspaceId } from '../LOCAL_SLACK.ts';
import { createSlackCourier, type SlackCourier } from './createSlackCourier.ts';
import { type SlackMessage, slackStateSchema, type SlackUser, type Workspace } from './slackState.ts';

/** People of the first workspace: two members of the demo organization, and somebody whom it does not know. */
const PEOPLE: readonly SlackUser[] = [
  { id: 'U0LOCALOWNER', name: 'Olga (owner)', email: 'owner@fernweg.example', isStranger: false },
  { id: 'U0LOCALMEMBER', name: 'Mika (member)', email: 'member@fernweg.example', isStranger: false },
  { id: 'U0LOCALELSE', name: 'Somebody else', email: 'somebody@elsewhere.example', isStranger: false },
];

export interface SlackWorld {
  /** By its app's token; undefined for one that nobody has given out. */
  findByToken: (token: string) => Workspace | undefined;
  findById: (id: string) => Workspace | undefined;
  /** Adds a message with a time of its own. */
  add: (workspace: Workspace, message: Omit<SlackMessage, 'ts'>) => SlackMessage;
  /** A person writes, in a thread or not: the app's address hears of it. */
  say: (workspace: Workspace, message: Pick<SlackMessage, 'userId' | 'threadTs' | 'text'>) => SlackMessage;
  save: () => void;
  courier: SlackCourier;
  stop: () => void;
}

function newWorkspace(id: string): Workspace {
  return { id, url: null, users: [...PEOPLE], messages: [], limited: 0, losing: 0 };
}

function readStored(file: string | undefined): Workspace {
  if (file === undefined || !existsSync(file)) return newWorkspace(LOCAL_SLACK.workspaceId);
  return { ...slackStateSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), limited: 0, losing: 0 };
}

/** State of the stand-in, of which the first workspace survives in `file` if there is one. */
export function createSlackWorld(file?: string): SlackWorld {
  const first = readStored(file);
  const workspaces = new Map([[first.id, first]]);
  const courier = createSlackCourier();
  let count = 0;
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    const { limited: _, losing: __, ...state } = first;
    writeFileSync(file, JSON.stringify(state));
  };
  // Slack's time of a message is its name in its channel: no two have the same.
  const nextTs = (): string => `${Math.floor(Date.now() / 1000)}.${String((count += 1)).padStart(6, '0')}`;
  const add: SlackWorld['add'] = (workspace, message) => {
    const added = { ts: nextTs(), ...message };
    workspace.messages.push(added);
    save();
    return added;
  };
  return {
    findByToken: (token) => {
      const id = localWorkspaceId(token);
      if (id === undefined) return undefined;
      const workspace = workspaces.get(id) ?? newWorkspace(id);
      workspaces.set(id, workspace);
      return workspace;
    },
    findById: (id) => workspaces.get(id),
    add,
    say: (workspace, { userId, threadTs, text }) => {
      const message = add(workspace, { userId, threadTs, text, blocks: [], to: null });
      courier.deliver(workspace, message);
      return message;
    },
    save,
    courier,
    stop: courier.stop,
  };
}
