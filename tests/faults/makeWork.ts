import { answer } from '@parlance/domain/contracts/answering';
import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { newId } from '@parlance/domain/ids';
import { setTimeout as wait } from 'node:timers/promises';
import { addDocument } from '../support/addDocument.ts';
import { callContract } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { streamContract } from '../support/streamContract.ts';
import { uploadObject } from '../support/uploadObject.ts';
import { visitorToken } from '../support/visitorToken.ts';
import type { Accepted } from './Accepted.ts';

/** Sections of a document: more than are written at once, so that a kill can hit between two writes. */
const SECTIONS = 120;
const UPLOAD_PAUSE_MS = 1500;
const ASK_PAUSE_MS = 250;
const RETRY_MS = 400;
const FACT = 'The pick-up code of our shop is 4711.';

function textOf(code: string): string {
  const sections = Array.from(
    { length: SECTIONS },
    (_, n) => `## Shelf ${n}\n\nShelf ${n} of ${code} holds ${n * 3} tents.`,
  );
  return sections.join('\n\n');
}

/** Tries until it works, as a browser does that lost its connection. Gives up when `isOver` says so. */
async function insist<T>(accepted: Accepted, isOver: () => boolean, work: () => Promise<T>): Promise<T | undefined> {
  for (;;) {
    try {
      return await work();
    } catch {
      if (isOver()) return undefined;
      accepted.retries += 1;
      await wait(RETRY_MS);
    }
  }
}

/** An organization with a trained chatbot, people who upload documents, and visitors who ask, until `stop` is called. */
export async function makeWork(): Promise<{ accepted: Accepted; stop: () => Promise<void> }> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  await addDocument(orgId, chatbotId, users.owner, 'code.md', `# Pick-up\n\n${FACT}\n`);
  const accepted: Accepted = { orgId, chatbotId, sources: new Map(), questions: new Set(), asked: 0, retries: 0 };
  const end = new AbortController();
  const isOver = (): boolean => end.signal.aborted;

  const upload = async (): Promise<void> => {
    const code = newId();
    const bytes = Buffer.from(textOf(code));
    const input = { orgId, chatbotId, fileName: `${code}.md`, size: bytes.length };
    await insist(accepted, isOver, async () => {
      const permit = await callContract(createUpload, input, users.owner.idToken);
      const status = await uploadObject(permit.path, bytes, permit.contentType, users.owner.idToken);
      if (status !== 200) throw new Error(`upload answered ${status}`);
      accepted.sources.set(permit.sourceId, code);
    });
  };
  const ask = async (): Promise<void> => {
    const token = await insist(accepted, isOver, () => visitorToken(chatbotId));
    if (token === undefined) return;
    const messageId = newId();
    const input = { token, messageId, text: 'What is the pick-up code of the shop?', locale: 'en' as const };
    accepted.asked += 1;
    // The same question again, as the widget sends it: it is answered and charged once.
    const done = await insist(accepted, isOver, () => streamContract(answer, input));
    if (done !== undefined && done.result.verdict !== 'incomplete') accepted.questions.add(messageId);
  };
  const repeat = async (work: () => Promise<void>, pauseMs: number): Promise<void> => {
    while (!isOver()) {
      await work();
      await wait(pauseMs);
    }
  };
  const running = [repeat(upload, UPLOAD_PAUSE_MS), repeat(ask, ASK_PAUSE_MS), repeat(ask, ASK_PAUSE_MS)];
  return {
    accepted,
    stop: async () => {
      end.abort();
      await Promise.all(running);
    },
  };
}
