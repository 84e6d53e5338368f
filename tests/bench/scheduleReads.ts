import { setTimeout } from 'node:timers/promises';
import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { defaultNotification } from '@parlance/domain/documents/chatbots/notification';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { DocumentReference, Query } from 'firebase-admin/firestore';
import { expireChats } from '../../functions/src/conversations/chats/expireChats.ts';
import { notifyUnanswered } from '../../functions/src/conversations/notifications/notifyUnanswered.ts';
import { sendDigests } from '../../functions/src/conversations/notifications/sendDigests.ts';
import { sendOrgDigests } from '../../functions/src/conversations/notifications/sendOrgDigests.ts';
import { warnOfTraffic } from '../../functions/src/conversations/notifications/warnOfTraffic.ts';
import type { Rest, Slice } from '../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../support/admin.ts';

const STEPS = [50, 500] as const;
const AIM = 100_000;
/** Duration of a read of a deployed Firestore in ms, added to the emulator's own time. */
const READ_MS = 10;
const PER_BATCH = 100;
/** Far less than a task has, so that jobs go on from where they were. */
const SLICE_MS = 2000;
/** One in every hour of the day, so that a 24th of the digests is due. */
const TIMEZONES = Array.from(
  { length: 24 },
  (_, hour) => `Etc/GMT${hour < 12 ? '+' : '-'}${hour < 12 ? hour : hour - 11}`,
);

const JOBS: Readonly<Record<string, (slice: Slice) => Promise<Rest>>> = {
  sendDigests: (slice) =>
    sendDigests(slice, async (orgIds) => {
      for (const orgId of orgIds) await sendOrgDigests(orgId, slice.now);
    }),
  notifyUnanswered,
  warnOfTraffic,
  expireChats,
};

/** Organizations whose only member wants every mail there is, with the figures of a day and an hour. */
async function makeOrganizations(count: number, now: Date): Promise<void> {
  for (let start = 0; start < count; start += PER_BATCH) {
    const batch = admin.db.batch();
    for (let index = start; index < Math.min(start + PER_BATCH, count); index += 1) {
      const [orgId, uid, chatbotId] = [newId(), newId(), newId()];
      const timezone = TIMEZONES[index % TIMEZONES.length];
      const org = { name: 'Bench', timezone, locale: 'en', ownerUid: uid, plan: 'business', trialEndsAt: null };
      const business = { businessType: 'retail', country: 'DE', chatbotCount: 1, memberCount: 1, createdAt: now };
      const member = { name: 'Ada', email: `${uid}@example.com`, role: 'owner', status: 'active', createdAt: now };
      batch.set(admin.db.doc(paths.org(orgId)), orgSchema.parse({ ...org, ...business }));
      batch.set(admin.db.doc(paths.member(orgId, uid)), memberSchema.parse(member));
      batch.set(admin.db.doc(paths.chatbot(orgId, chatbotId)), {
        ...newChatbot('Guide', ''),
        createdAt: now,
        retentionDays: 30,
      });
      batch.set(admin.db.doc(paths.notification(orgId, chatbotId, uid)), {
        ...defaultNotification('owner'),
        unanswered: true,
        digest: 'daily',
      });
      for (const at of [now.getTime() - DAY_MS, now.getTime()]) {
        const day = new Date(at).toISOString().slice(0, 10);
        const hours = { [new Date(at - HOUR_MS).getUTCHours()]: 40 };
        const stats = statsSchema.parse({ chatbotId, day, conversations: 9, messages: 40, hours });
        batch.set(admin.db.doc(paths.stats(orgId, chatbotId, day)), stats);
      }
    }
    await batch.commit();
  }
}

/** Runs a job to its end, slice by slice, with every read as slow as a deployed Firestore's, and counts these. */
async function run(job: (slice: Slice) => Promise<Rest>, now: Date): Promise<{ reads: number; ms: number }> {
  // oxlint-disable-next-line unbound-method -- they are called with the `this` of those that stand in for them
  const [getDocument, getQuery] = [DocumentReference.prototype.get, Query.prototype.get];
  let reads = 0;
  DocumentReference.prototype.get = async function get() {
    reads += 1;
    await setTimeout(READ_MS);
    return getDocument.call(this);
  };
  Query.prototype.get = async function get() {
    await setTimeout(READ_MS);
    const found = await getQuery.call(this);
    reads += Math.max(1, found.size);
    return found;
  };
  const begun = performance.now();
  try {
    for (let rest: Rest = {}; rest !== undefined;) {
      const end = Date.now() + SLICE_MS;
      rest = await job({ now, cursor: rest.cursor, isOver: () => Date.now() > end });
    }
  } finally {
    DocumentReference.prototype.get = getDocument;
    Query.prototype.get = getQuery;
  }
  return { reads, ms: performance.now() - begun };
}

/**
 * Reads of the scheduled jobs for each organization, and the time that they would take for a hundred thousand of them, from
 * fifty and from five hundred.
 */
export async function scheduleReads(): Promise<Record<string, unknown>[]> {
  const now = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 8 * HOUR_MS);
  const lines: Record<string, unknown>[] = [];
  let organizations = 0;
  for (const step of STEPS) {
    await makeOrganizations(step - organizations, now);
    organizations = step;
    for (const [job, work] of Object.entries(JOBS)) {
      const { reads, ms } = await run(work, now);
      const minutes = ((ms / organizations) * AIM) / MINUTE_MS;
      lines.push({
        job,
        organizations,
        readsPerOrganization: Number((reads / organizations).toFixed(2)),
        minutesFor100000: Number(minutes.toFixed(1)),
      });
    }
  }
  return lines;
}
