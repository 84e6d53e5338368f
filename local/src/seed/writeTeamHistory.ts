import { type Activity, activitySchema } from '@parlance/domain/documents/organizations/activity';
import { cannedReplySchema } from '@parlance/domain/documents/organizations/cannedReply';
import { inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { tagsSchema } from '@parlance/domain/documents/organizations/tags';
import { viewSchema } from '@parlance/domain/documents/organizations/view';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@parlance/domain/durations';
import { CANNED_REPLIES } from './team/CANNED_REPLIES.ts';
import { idFrom } from './idFrom.ts';
import { FERNWEG_INVITED, FERNWEG_PEOPLE } from './PEOPLE.ts';
import { TEAM_TAGS } from './team/TEAM_TAGS.ts';
import type { Tenant } from './TENANTS.ts';

type Event = Pick<Activity, 'kind' | 'subject'> & { daysAgo: number; actor: 0 | 1 | 2 | 3; from?: string; to?: string };

/** The team's view of its list of conversations. */
const VIEW = { name: 'Wissenslücken', query: new URLSearchParams({ tag: 'Wissenslücke' }).toString() };

const [, ADMIN, MEMBER, VIEWER] = FERNWEG_PEOPLE;

const EVENTS: readonly Event[] = [
  { daysAgo: 120, actor: 0, kind: 'org-created', subject: 'Fernweg Outdoor GmbH' },
  { daysAgo: 120, actor: 0, kind: 'chatbot-created', subject: 'Fernweg Beratung' },
  { daysAgo: 96, actor: 0, kind: 'member-invited', subject: ADMIN.name, to: 'admin' },
  { daysAgo: 95, actor: 1, kind: 'member-joined', subject: ADMIN.name, to: 'admin' },
  { daysAgo: 60, actor: 1, kind: 'member-invited', subject: MEMBER.name, to: 'viewer' },
  { daysAgo: 58, actor: 2, kind: 'member-joined', subject: MEMBER.name, to: 'viewer' },
  { daysAgo: 40, actor: 1, kind: 'member-role-changed', subject: MEMBER.name, from: 'viewer', to: 'member' },
  { daysAgo: 21, actor: 1, kind: 'member-invited', subject: VIEWER.name, to: 'viewer' },
  { daysAgo: 20, actor: 3, kind: 'member-joined', subject: VIEWER.name, to: 'viewer' },
  { daysAgo: 1, actor: 0, kind: 'member-invited', subject: FERNWEG_INVITED.name, to: FERNWEG_INVITED.role },
];

/** Writes the team's earlier activity, its means of sorting conversations, and the invitation that is still open. */
export async function writeTeamHistory(db: Firestore, tenant: Tenant, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { daysAgo, actor, from, to, ...event } of EVENTS) {
    const { uid, name } = FERNWEG_PEOPLE[actor];
    const entry = {
      ...event,
      actorUid: uid,
      actorName: name,
      from: from ?? null,
      to: to ?? null,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
    };
    const id = idFrom(`activity ${daysAgo} ${event.kind}`);
    batch.set(db.doc(paths.activityEntry(tenant.orgId, id)), activitySchema.parse(entry));
  }
  const sentAt = new Date(now.getTime() - DAY_MS);
  batch.set(
    db.doc(paths.invite(tenant.orgId, idFrom(`invite ${FERNWEG_INVITED.email}`))),
    inviteSchema.parse({
      ...FERNWEG_INVITED,
      status: 'pending',
      locale: 'de',
      invitedBy: FERNWEG_PEOPLE[0].uid,
      inviterName: FERNWEG_PEOPLE[0].name,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + LIMITS.inviteTokenMs),
      createdAt: sentAt,
    }),
  );
  batch.set(db.doc(paths.chatTags(tenant.orgId)), tagsSchema.parse({ names: [...TEAM_TAGS] }));
  batch.set(
    db.doc(paths.teamView(tenant.orgId, idFrom(`view ${VIEW.name}`))),
    viewSchema.parse({ ...VIEW, ownerUid: null, createdAt: sentAt }),
  );
  for (const reply of CANNED_REPLIES) {
    batch.set(
      db.doc(paths.cannedReply(tenant.orgId, idFrom(`canned reply ${reply.shortcut}`))),
      cannedReplySchema.parse({ ...reply, version: 1, createdAt: sentAt }),
    );
  }
  await batch.commit();
}
