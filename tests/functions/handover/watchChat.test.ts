import {
  joinChat,
  leaveChat,
  requestHandover,
  sendAgentMessage,
  sendVisitorMessage,
  watchChat,
} from '@parlance/domain/contracts/conversations/handover';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  getFirestore,
  onSnapshot,
  setDoc,
  terminate,
  updateDoc,
} from 'firebase/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteMyChat } from '../../../functions/src/conversations/chats/deleteMyChat.ts';
import { createVisitorToken, type Visitor } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';

const browsers: { app: FirebaseApp; db: Firestore }[] = [];

const org = await makeTeam();
const chatbotId = await offeringChatbot(org.orgId);

afterEach(async () => {
  for (const { app, db } of browsers.splice(0)) {
    await terminate(db);
    await deleteApp(app);
  }
});

/** A visitor's browser: the Firebase SDK, set up by what the callable answers and nothing else. */
async function watch(visitor: Visitor) {
  const { customToken, orgId, chatId, firebase, emulators } = await callContract(watchChat, {
    token: createVisitorToken(visitor),
  });
  const app = initializeApp(firebase, newId());
  const auth = getAuth(app);
  const db = getFirestore(app);
  if (emulators !== null) {
    const { host, port } = emulators.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
    connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);
  }
  browsers.push({ app, db });
  const { user } = await signInWithCustomToken(auth, customToken);
  return { db, user, orgId, chatId };
}

async function waiting(): Promise<Visitor> {
  const visitor = newVisitor(chatbotId);
  const request = { handoverId: newId(), name: '', email: '', locale: 'en' } as const;
  const { minutes } = await callContract(requestHandover, { token: createVisitorToken(visitor), ...request });
  expect(minutes).toBe(5);
  return visitor;
}

async function isRefused(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return true;
    throw error;
  }
}

describe('a visitor’s browser', () => {
  it('follows its conversation live: who has it, and what is written, without what is the team’s', async () => {
    const visitor = await waiting();
    const { db, orgId, chatId } = await watch(visitor);
    expect([orgId, chatId]).toEqual([org.orgId, visitor.chatId]);
    const waited = Promise.withResolvers<undefined>();
    const taken = Promise.withResolvers<undefined>();
    const stop = onSnapshot(
      doc(db, paths.live(orgId, chatId)),
      (live) => {
        if (live.get('mode') === 'bot') waited.resolve(undefined);
        if (live.get('mode') === 'human') taken.resolve(undefined);
      },
      (error) => {
        waited.reject(error);
        taken.reject(error);
      },
    );
    await waited.promise;
    await callContract(joinChat, { orgId, chatId }, org.users.member.idToken);
    await taken.promise;

    const texts: string[] = [];
    const heard = Promise.withResolvers<undefined>();
    const fields = new Set<string>();
    const stopRelay = onSnapshot(
      collection(db, paths.relay(orgId, chatId)),
      (relay) => {
        texts.splice(
          0,
          texts.length,
          ...relay.docs.map((one) => String(one.get('text'))).filter((text) => text !== ''),
        );
        for (const one of relay.docs) Object.keys(one.data()).forEach((field) => fields.add(field));
        if (texts.length === 2) heard.resolve(undefined);
      },
      heard.reject,
    );
    const token = createVisitorToken(visitor);
    await callContract(sendVisitorMessage, { token, messageId: newId(), text: 'Hello?' });
    const reply = { orgId, chatId, messageId: newId(), text: 'Good morning.' };
    await callContract(sendAgentMessage, reply, org.users.member.idToken);
    await heard.promise;
    expect(texts.toSorted()).toEqual(['Good morning.', 'Hello?']);
    const shown = ['agentName', 'at', 'attachment', 'chatbotId', 'event', 'role', 'schemaVersion', 'text'];
    expect([...fields].toSorted()).toEqual(shown);
    stop();
    stopRelay();
  });

  it('reads nothing of another visitor’s conversation, of the team’s documents, or of another organization (T-10)', async () => {
    const [own, other] = await Promise.all([waiting(), waiting()]);
    const { db, orgId, chatId } = await watch(own);
    await callContract(joinChat, { orgId, chatId: other.chatId }, org.users.member.idToken);
    await callContract(joinChat, { orgId, chatId }, org.users.admin.idToken);
    expect((await getDoc(doc(db, paths.live(orgId, chatId)))).exists()).toBe(true);
    const closed = [
      getDoc(doc(db, paths.live(orgId, other.chatId))),
      getDocs(collection(db, paths.relay(orgId, other.chatId))),
      getDoc(doc(db, paths.chat(orgId, chatId))),
      getDocs(collection(db, paths.messages(orgId, chatId))),
      getDocs(collection(db, paths.chats(orgId))),
      getDocs(collection(db, paths.leads(orgId))),
      getDoc(doc(db, paths.org(orgId))),
      getDoc(doc(db, paths.chatbot(orgId, chatbotId))),
      getDoc(doc(db, paths.widget(chatbotId))),
      getDoc(doc(db, paths.member(orgId, org.users.owner.uid))),
    ];
    for (const attempt of closed) expect(await isRefused(attempt)).toBe(true);
  });

  it('reads messages no more once the agent has left, and writes none at any time (T-09, T-10)', async () => {
    const visitor = await waiting();
    const { db, orgId, chatId } = await watch(visitor);
    const token = createVisitorToken(visitor);
    const { idToken } = org.users.member;
    await callContract(joinChat, { orgId, chatId }, idToken);
    const messageId = newId();
    await callContract(sendVisitorMessage, { token, messageId, text: 'Hello?' });
    const [relay, relayed] = [
      collection(db, paths.relay(orgId, chatId)),
      doc(db, paths.relayed(orgId, chatId, messageId)),
    ];
    expect((await getDocs(relay)).size).toBe(2);
    const forged = { ...ruleDocuments.relayed, chatbotId, role: 'agent', agentName: 'Grace' };
    const write = () =>
      Promise.all(
        [
          setDoc(doc(db, paths.relayed(orgId, chatId, newId())), forged),
          updateDoc(relayed, { text: 'forged' }),
          deleteDoc(relayed),
          updateDoc(doc(db, paths.live(orgId, chatId)), { mode: 'bot' }),
          setDoc(doc(db, paths.message(orgId, chatId, newId())), forged),
        ].map(isRefused),
      );
    expect(await write()).toEqual([true, true, true, true, true]);

    await callContract(leaveChat, { orgId, chatId }, idToken);
    expect([await isRefused(getDocsFromServer(relay)), await isRefused(getDocFromServer(relayed))]).toEqual([
      true,
      true,
    ]);
    expect(await write()).toEqual([true, true, true, true, true]);
    const late = callContract(sendVisitorMessage, { token, messageId: newId(), text: 'Still there?' });
    await expect(late).rejects.toMatchObject({ code: 'chat-not-taken-over' });
  });

  it('reads and writes nothing of a conversation by a token of another one, of the same website or another organization (T-05, T-09)', async () => {
    const visitor = await waiting();
    const { orgId } = org;
    const { chatId } = visitor;
    await callContract(joinChat, { orgId, chatId }, org.users.member.idToken);
    const said = () => admin.db.collection(paths.relay(orgId, chatId)).get();
    const before = (await said()).size;
    const other = await makeTeam();
    const strangers = [newVisitor(chatbotId), { ...visitor, chatbotId: await offeringChatbot(other.orgId) }];
    for (const stranger of strangers) {
      const token = createVisitorToken(stranger);
      const sent = await postRaw('sendVisitorMessage', { token, messageId: newId(), text: 'Forged' });
      expect(sent.code).toBe('chat-not-taken-over');
      const { body } = await postRaw('watchChat', { token });
      expect(body).not.toContain(`"orgId":"${orgId}","chatId":"${chatId}"`);
    }
    expect((await said()).size).toBe(before);
  });

  it('has an account that opens no callable of people', async () => {
    const visitor = await waiting();
    const { user, orgId, chatId } = await watch(visitor);
    const idToken = await user.getIdToken();
    for (const [name, input] of [
      ['joinChat', { orgId, chatId }],
      ['completeSignUp', { answers: null }],
      ['resendConfirmation', { email: '', locale: 'en' }],
      ['deleteAccount', {}],
    ] as const) {
      expect(['unauthenticated', 'invalid-input']).toContain((await postRaw(name, input, idToken)).code);
    }
    expect(user.email).toBeNull();
  });

  it('is not signed in for a conversation of another chatbot, nor by an old or invented token', async () => {
    const visitor = await waiting();
    const sibling = { ...visitor, chatbotId: await offeringChatbot(org.orgId) };
    const codeFor = async (token: string) => (await postRaw('watchChat', { token })).code;
    expect(await codeFor(createVisitorToken(sibling))).toBe('visitor-token-invalid');
    expect(await codeFor(createVisitorToken(visitor, 0))).toBe('visitor-token-expired');
    expect(await codeFor('x.y')).toBe('visitor-token-invalid');
  });

  it('leaves nothing behind when the conversation is deleted', async () => {
    const visitor = await waiting();
    const { user, orgId, chatId } = await watch(visitor);
    await callContract(joinChat, { orgId, chatId }, org.users.member.idToken);
    expect(await deleteMyChat(visitor)).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          const [live, relay, accounts] = await Promise.all([
            admin.db.doc(paths.live(orgId, chatId)).get(),
            admin.db.collection(paths.relay(orgId, chatId)).get(),
            admin.auth.getUsers([{ uid: user.uid }]),
          ]);
          return [live.exists, relay.size, accounts.users.length];
        },
        { timeout: 30_000 },
      )
      .toEqual([false, 0, 0]);
  });
});
