import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { readChat } from '../../../functions/src/conversations/chats/readChat.ts';
import { requestHandover } from '../../../functions/src/conversations/requestHandover.ts';
import { identifyVisitor } from '../../../functions/src/conversations/contacts/identifyVisitor.ts';
import { listMyChats } from '../../../functions/src/conversations/contacts/listMyChats.ts';
import { openMyChat } from '../../../functions/src/conversations/contacts/openMyChat.ts';
import { type Visitor, verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { identityToken } from '../../support/contacts/identityToken.ts';
import { handoverConversation } from '../support/chats/handoverConversation.ts';
import { createRandom } from '../../../local/src/seed/support/createRandom.ts';
import { changeChatbot } from '../support/contacts/changeChatbot.ts';
import { IDENTITY_SECRET, makeIdentity } from '../support/contacts/makeIdentity.ts';
import { soakRounds } from '../support/soakRounds.ts';

const PEOPLE = ['ada', 'bert', 'cleo', 'dora', 'emil', 'fay'];
const BROWSERS = 8;

/** A browser and who is signed in at it; undefined: nobody. */
interface Browser {
  visitor: Visitor;
  person: string | undefined;
  /** Every visitor token that it has had, as a thief may have copied it. */
  former: { visitor: Visitor; person: string | undefined }[];
}

it('A never sees what B has written, whatever browsers, tokens and people do in whatever order', async () => {
  const world = await handoverConversation();
  const { orgId, chatbotId } = world;
  await makeIdentity(orgId, chatbotId);
  const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
  await changeChatbot(world, { handover });
  const random = createRandom('contacts apart').next;
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  const newPage = (): Visitor => ({ chatbotId, chatId: newId(), origin: 'https://shop.example', channel: 'widget' });
  const browsers: Browser[] = Array.from({ length: BROWSERS }, () => ({
    visitor: newPage(),
    person: undefined,
    former: [],
  }));
  const used: string[] = [];
  /** Conversations that nobody was signed in for, by the browser session that began them. */
  let seen = 0;
  let refused = 0;

  function move(browser: Browser, visitor: Visitor, person: string | undefined): void {
    browser.former.push({ visitor: browser.visitor, person: browser.person });
    Object.assign(browser, { visitor, person });
  }

  /** Each message says who wrote it, or in which conversation nobody who was signed in did. */
  function check(person: string | undefined, chatId: string, texts: readonly string[]): void {
    for (const text of texts.filter((one) => one !== '')) {
      seen += 1;
      const isOwn = text === `by ${person}` || (text === `in ${chatId}` && text !== 'by undefined');
      expect({ text, person, chatId, isOwn }).toMatchObject({ isOwn: true });
    }
  }

  async function read(visitor: Visitor, person: string | undefined): Promise<void> {
    try {
      const { messages } = await readChat(visitor);
      check(
        person,
        visitor.chatId,
        messages.map(({ text }) => text),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'visitor-token-invalid') throw error;
      refused += 1;
    }
  }

  async function write({ visitor, person }: Browser): Promise<void> {
    // Begins the conversation as the visitor's token has it; what is said in it is written as an answer's question is.
    const request = { handoverId: newId(), name: '', email: '', hasConsent: false, locale: 'en' } as const;
    try {
      await requestHandover(visitor, request);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'visitor-token-invalid') throw error;
      return;
    }
    const text = person === undefined ? `in ${visitor.chatId}` : `by ${person}`;
    const message = newVisitorMessage({ chatbotId, text, at: new Date() });
    await admin.db.doc(paths.message(orgId, visitor.chatId, newId())).set(message);
    await admin.db.doc(paths.chat(orgId, visitor.chatId)).update({ lastMessage: text, lastMessageAt: new Date() });
  }

  const steps: readonly ((browser: Browser) => Promise<void>)[] = [
    async (browser) => write(browser),
    async (browser) => read(browser.visitor, browser.person),
    // A page load, or a logout: the page brings the token of a conversation that nobody has begun.
    async (browser) => move(browser, newPage(), undefined),
    async (browser) => {
      const person = pick(PEOPLE);
      const token = identityToken(IDENTITY_SECRET, chatbotId, { sub: person });
      used.push(token);
      const identified = await identifyVisitor(browser.visitor, token);
      if ('fault' in identified) throw new Error(identified.fault);
      move(browser, verifyVisitorToken(identified.token), person);
    },
    // A token of the business's that was seen somewhere.
    async (browser) => {
      if (used.length === 0) return;
      const identified = await identifyVisitor(browser.visitor, pick(used));
      if ('fault' in identified) return;
      // Sent again by the very page that has used it, it is answered as before.
      const { contact } = verifyVisitorToken(identified.token);
      const sessions = [browser, ...browser.former].map(({ visitor }) => visitor.contact?.id);
      if (!sessions.includes(contact?.id)) throw new Error('a token was used by two browsers');
    },
    // A visitor token from before, of any browser.
    async () => {
      const { former } = pick(browsers);
      if (former.length === 0) return;
      const { visitor, person } = pick(former);
      await read(visitor, person);
    },
    async ({ visitor, person }) => {
      if (visitor.contact === undefined) return;
      const { chats } = await listMyChats(visitor);
      for (const { chatId, preview } of chats) check(person, chatId, [preview]);
    },
    async (browser) => {
      const { visitor, person } = browser;
      if (visitor.contact === undefined) return;
      const { chats } = await listMyChats(visitor);
      const chatId = chats.length === 0 || random() < 0.3 ? null : pick(chats).chatId;
      move(browser, verifyVisitorToken(await openMyChat(visitor, chatId)), person);
    },
    // Anybody's conversation, by its id.
    async (browser) => {
      const other = pick(browsers);
      if (browser.visitor.contact === undefined) return;
      try {
        const token = await openMyChat(browser.visitor, other.visitor.chatId);
        await read(verifyVisitorToken(token), browser.person);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
        refused += 1;
      }
    },
  ];

  for (let round = 0; round < soakRounds(400, 10_000); round += 1) await pick(steps)(pick(browsers));
  expect(seen).toBeGreaterThan(soakRounds(100, 5000));
  expect(refused).toBeGreaterThan(soakRounds(5, 200));
}, 3_600_000);
