import PostalMime from 'postal-mime';
import { escapeHtml } from '../../http/html.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_MAILBOX } from '../LOCAL_MAILBOX.ts';
import { type Bubble, messagesPage, plainPage } from '../phone/phonePages.ts';
import type { PostWorld } from './createPostWorld.ts';
import { customerMail } from './customerMail.ts';

/** People who have a mail program here. */
const PEOPLE = [
  { id: 'nora', name: 'Nora Winter', address: 'nora.winter@customer.example' },
  { id: 'emil', name: 'Emil Sommer', address: 'emil.sommer@customer.example' },
] as const;

type Person = (typeof PEOPLE)[number];

interface ShownMail {
  isOwn: boolean;
  at: string;
  subject: string;
  text: string;
  messageId: string;
}

/** Mails between a person and the demo's mailbox, the oldest first. */
async function mailsOf(world: PostWorld, { address }: Person): Promise<ShownMail[]> {
  const written = world.find(LOCAL_MAILBOX.address)?.mails ?? [];
  const all = [
    ...written.map(({ at, raw }) => ({ isOwn: true, at, raw })),
    ...world.sentTo(address).map(({ at, raw }) => ({ isOwn: false, at, raw })),
  ];
  const parsed = await Promise.all(
    all.map(async ({ isOwn, at, raw }) => {
      const mail = await PostalMime.parse(Buffer.from(raw, 'base64'));
      const { subject = '', text = '', messageId = '', from } = mail;
      return { isOwn, at, subject, text, messageId, from: from?.address ?? '' };
    }),
  );
  return parsed
    .filter(({ isOwn, from }) => !isOwn || from === address)
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

function bubbleOf({ isOwn, at, subject, text }: ShownMail): Bubble {
  return { isOwn, at: new Date(at), html: `<strong>${escapeHtml(subject)}</strong>\n${escapeHtml(text.trim())}` };
}

function programPage(person: Person, subject: string): Reply {
  const others = PEOPLE.map(
    ({ id, name }) => `<a href="/mail/${id}"${id === person.id ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`,
  );
  return plainPage(
    `${person.name} – mail`,
    `<body><nav aria-label="People">${others.join('')}<a href="/">All phones</a></nav><main><h1>${LOCAL_MAILBOX.address}</h1>
<p class="hint">The mailbox is looked into every minute.</p>
<iframe title="Messages" src="/mail/${person.id}/messages"></iframe>
<form class="mail" method="post" autocomplete="off"><label for="subject">Subject</label>
<input id="subject" name="subject" placeholder="Subject" maxlength="200" value="${escapeHtml(subject)}"><label for="text">Message</label>
<textarea id="text" name="text" required rows="4" maxlength="20000" autofocus></textarea><button>Send</button></form></main></body>`,
  );
}

/** /mail/{id}: a customer's mail program, in which one writes to the demo's mailbox by hand. */
export async function servePostPages(world: PostWorld, { method, url, body }: Parameters<Handler>[0]): Promise<Reply> {
  const [, id = '', messages] = /^\/mail\/(\w+)(\/messages)?$/.exec(url.pathname) ?? [];
  const person = PEOPLE.find((one) => one.id === id);
  const mailbox = world.find(LOCAL_MAILBOX.address);
  if (person === undefined || mailbox === undefined) {
    return { status: 302, headers: { location: `/mail/${PEOPLE[0].id}` }, body: '' };
  }
  const mails = await mailsOf(world, person);
  if (messages !== undefined) return messagesPage(mails.map(bubbleOf));
  const answered = mails.findLast(({ isOwn }) => !isOwn);
  const reply = answered === undefined ? '' : answered.subject;
  if (method !== 'POST') return programPage(person, reply);
  const form = new URLSearchParams(body);
  const text = (form.get('text') ?? '').trim();
  const subject = (form.get('subject') ?? '').trim();
  if (text !== '') {
    const inReplyTo = answered !== undefined && subject === answered.subject ? answered.messageId : '';
    world.put(mailbox, customerMail({ from: person, to: mailbox.address, subject, text, inReplyTo }));
  }
  return { status: 303, headers: { location: url.pathname }, body: '' };
}
