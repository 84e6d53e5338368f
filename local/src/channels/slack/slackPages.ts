import * as z from 'zod';
import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_SLACK, localSigningSecret } from '../LOCAL_SLACK.ts';
import { phonePage, plainPage } from '../phone/phonePages.ts';
import type { SlackWorld } from './createSlackWorld.ts';
import { messageHtml } from './messageHtml.ts';
import type { SlackMessage, SlackUser, Workspace } from './slackState.ts';

interface Place {
  workspace: Workspace;
  user: SlackUser;
  /** The thread that is open; null for the channel. */
  threadTs: string | null;
}

const REFRESH = '<meta http-equiv="refresh" content="2">';

function channelPath({ workspace, user }: Pick<Place, 'workspace' | 'user'>): string {
  return `/slack/${workspace.id}/${user.id}`;
}

function pathOf(place: Place): string {
  return place.threadTs === null ? channelPath(place) : `${channelPath(place)}/${place.threadTs}`;
}

/** Messages of the channel or of a thread, as far as this person sees them. */
function shownAt({ workspace, user, threadTs }: Place): SlackMessage[] {
  const isHere = (one: SlackMessage) => one.threadTs === threadTs || (threadTs !== null && one.ts === threadTs);
  return workspace.messages.filter((one) => isHere(one) && (one.to === null || one.to === user.id));
}

function messagesOf(place: Place): Reply {
  const items = shownAt(place).map((message) =>
    messageHtml(message, place.workspace, pathOf(place), channelPath(place)),
  );
  return plainPage('Messages', `<body class="messages"><ul>${items.join('')}</ul></body>`, REFRESH);
}

function pageOf(place: Place): Reply {
  const { workspace, user, threadTs } = place;
  const others = workspace.users.map((one) => {
    const path = channelPath({ workspace, user: one });
    return { path: threadTs === null ? path : `${path}/${threadTs}`, name: one.name };
  });
  return phonePage({
    sendsFiles: false,
    path: pathOf(place),
    title: `${user.name} – Slack`,
    heading: threadTs === null ? '#team' : 'Thread',
    hint: threadTs === null ? 'Open a thread to reply to a visitor.' : 'What you write here goes to the thread.',
    people: [...others, { path: threadTs === null ? `/slack/${workspace.id}` : channelPath(place), name: '#team' }],
  });
}

/** The app: what one enters when one connects, and the address that it posts to. */
function appPage({ id, url, users }: Workspace): Reply {
  const facts = [
    ['Bot token', id === LOCAL_SLACK.workspaceId ? LOCAL_SLACK.token : 'of this workspace'],
    ['Signing secret', localSigningSecret(id)],
    ['Channel ID', LOCAL_SLACK.channelId],
    ['Request URL', url ?? 'none'],
  ];
  const people = users.map((user) => `<li><a href="/slack/${id}/${user.id}">${escapeHtml(user.name)}</a></li>`);
  return plainPage(
    'Slack',
    `<body><nav><a href="/">All phones</a></nav><h1>Slack: the app and the channel #team</h1>
<dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" autocomplete="off"><label for="url">Request URL</label>
<input id="url" name="url" required placeholder="Request URL of the manifest"><button>Verify and save</button></form>
<h2>Look at #team as</h2><ul>${people.join('')}</ul></body>`,
  );
}

async function saveUrl(world: SlackWorld, workspace: Workspace, body: string): Promise<Reply> {
  const url = new URLSearchParams(body).get('url') ?? '';
  if (!(await world.courier.verify(workspace, url))) {
    const page = plainPage(
      'Not verified',
      '<body><p>The address did not say the challenge again. <a href="/slack">Back</a></p></body>',
    );
    return { ...page, status: 400 };
  }
  workspace.url = url;
  world.save();
  return seeOther(`/slack/${workspace.id}`);
}

function seeOther(location: string): Reply {
  return { status: 303, headers: { location }, body: '' };
}

const formSchema = z.object({
  text: z.optional(z.string()),
  ts: z.optional(z.string()),
  action: z.optional(z.string()),
});

async function act(world: SlackWorld, place: Place, body: string, isFrame: boolean): Promise<Reply> {
  const { workspace, user, threadTs } = place;
  const { text = '', ts, action } = formSchema.parse(Object.fromEntries(new URLSearchParams(body)));
  const message = workspace.messages.find((one) => one.ts === ts);
  if (message !== undefined && action !== undefined) {
    await world.courier.press(workspace, { userId: user.id, message, actionId: action });
  } else if (text.trim() !== '') {
    world.say(workspace, { userId: user.id, threadTs, text: text.trim() });
  }
  return seeOther(isFrame ? `${pathOf(place)}/messages` : pathOf(place));
}

/** /slack: the app; /slack/{workspace}/{person}: the channel as that person sees it, with threads, buttons and replies. No script. */
export async function serveSlackPages(
  world: SlackWorld,
  { method, url, body }: Parameters<Handler>[0],
): Promise<Reply> {
  const [, id = LOCAL_SLACK.workspaceId, userId, thread, frame] =
    /^\/slack(?:\/(\w+)(?:\/(\w+)(?:\/(\d+\.\d+))?(\/messages)?)?)?$/.exec(url.pathname) ?? [];
  const workspace = world.findById(id);
  if (workspace === undefined) return { status: 404, headers: {}, body: 'No such workspace.' };
  const user = workspace.users.find((one) => one.id === userId);
  if (user === undefined) return method === 'POST' ? saveUrl(world, workspace, body) : appPage(workspace);
  const place = { workspace, user, threadTs: thread ?? null };
  if (method === 'POST') return act(world, place, body, frame !== undefined);
  return frame === undefined ? pageOf(place) : messagesOf(place);
}
