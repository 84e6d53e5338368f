import { MARKS, marksOn } from '@parlance/domain/search/marks/MARKS';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** An organization with conversations and leads, and what its list is asked for. */
export interface ActivityTenant {
  orgId: string;
  chatbotId: string;
  /** Uid of the reader. */
  uid: string;
  /** The oldest conversation, which has messages. */
  chatId: string;
  /** Somebody who has left several leads. */
  email: string;
}

const MESSAGES = 20;
const PER_PERSON = 4;

/** The source that the conversations of which filters ask for cite. */
export const SEEDED_SOURCE = 'prices';

function dayOf(at: Date): string {
  return calendarDay(at, 'Europe/Berlin');
}

/** Every third has what the filters ask for, so that a hundred fill a page as well. */
function isMarked(index: number): boolean {
  return index % 3 === 0;
}

/** The conversation with this number, so many minutes before `now` (ms). */
export function chatOf({ chatbotId, uid }: ActivityTenant, index: number, now: number) {
  const marked = isMarked(index);
  const at = new Date(now - index * MINUTE_MS);
  return chatSchema.parse({
    chatbotId,
    channel: marked ? 'iframe' : 'widget',
    mode: 'bot',
    locale: marked ? 'de' : 'en',
    origin: 'https://shop.example',
    category: marked ? 'Repairs' : 'Prices',
    topic: 'A zip',
    sentiment: marked ? 'negative' : 'neutral',
    terms: [marked ? 'reissverschluss' : 'versand', 'zelt', `kunde${index}`],
    outcome: marked ? 'unanswered' : 'answered',
    byAgent: marked,
    assigneeUid: marked ? uid : null,
    tags: marked ? ['Refund'] : [],
    site: marked ? 'shop.example' : 'other',
    marks: marked ? [MARKS.source(SEEDED_SOURCE), MARKS.person].flatMap((subject) => marksOn(subject, dayOf(at))) : [],
    classifiedAt: at,
    handover: marked
      ? { status: 'ended', requestedAt: at, dueAt: at, email: '', agentUid: uid, agentName: 'Ada Lovelace' }
      : null,
    messageCount: 2,
    rating: marked ? 'negative' : null,
    lastMessage: `Question ${index}: do you mend the zip of a tent?`,
    lastMessageAt: at,
    createdAt: at,
    unread: marked,
    lastAnswerId: null,
    turns: [{ question: 'Do you mend the zip of a tent?', answer: 'Yes, for 18 euros.' }],
  });
}

/** The lead with this number, so many minutes before `now` (ms). */
export function leadOf({ chatbotId, uid }: ActivityTenant, index: number, now: number) {
  const at = new Date(now - index * MINUTE_MS);
  const person = Math.floor(index / PER_PERSON);
  const lead = newLead({
    chatbotId,
    chatId: null,
    name: `Visitor ${String(person).padStart(6, '0')}`,
    email: `visitor${person}@example.com`,
    phone: '',
    message: isMarked(index) ? 'My zip is broken.' : 'What is the price?',
    category: isMarked(index) ? 'Repairs' : null,
    consentAt: at,
    createdAt: at,
  });
  const work = isMarked(index) ? ({ status: 'done', priority: 'high', assigneeUid: uid } as const) : {};
  return { ...lead, ...work, requests: PER_PERSON };
}

/** Writes an organization's conversations, the newest now and each a minute older, and leads alike. */
export async function seedActivity(db: Firestore, chats: number, leads: number): Promise<ActivityTenant> {
  const tenant = { orgId: newId(), chatbotId: newId(), uid: newId(), chatId: newId(), email: 'visitor0@example.com' };
  const { orgId, chatbotId, chatId } = tenant;
  const now = Date.now();
  // The emulator needs no time to grow into it.
  const writer = db.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  const write = (path: string, fields: object) => {
    writer.create(db.doc(path), fields).catch((error: unknown) => failures.push(error));
  };
  for (let index = 0; index < chats; index += 1) {
    const id = index === chats - 1 ? chatId : newId();
    write(paths.chat(orgId, id), chatOf(tenant, index, now));
    if (index % 10_000 === 9999) await writer.flush();
  }
  for (let index = 0; index < leads; index += 1) write(paths.lead(orgId, newId()), leadOf(tenant, index, now));
  for (let index = 0; index < MESSAGES; index += 2) {
    const at = new Date(now - DAY_MS + index);
    const asked = newVisitorMessage({ chatbotId, at, text: 'Do you mend zips?' });
    write(paths.message(orgId, chatId, newId()), asked);
    const answered = newAnswerMessage({ chatbotId, at, verdict: 'answered', text: 'Yes.' });
    write(paths.message(orgId, chatId, `${newId()}.answer`), answered);
  }
  await writer.close();
  if (failures.length > 0) throw new Error(`${failures.length} writes failed`, { cause: failures[0] });
  return tenant;
}
