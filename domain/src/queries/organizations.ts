import type { DataExport } from '../documents/exports/dataExport.ts';
import type { Activity } from '../documents/organizations/activity.ts';
import type { Invite } from '../documents/organizations/invite.ts';
import type { Org } from '../documents/organizations/org.ts';
import type { View } from '../documents/organizations/view.ts';
import type { SiteTrial } from '../documents/siteTrial.ts';
import type { ShapeOf } from './QueryShape.ts';

export const endedOrgs = {
  collection: 'orgs',
  where: { 'subscription.erasedAt': '<=' },
  orderBy: ['subscription.erasedAt', 'asc'],
} satisfies ShapeOf<Org>;

/** Entries that show the name of who did something. */
export const activityOfActor = {
  collection: 'activity',
  group: true,
  where: { actorUid: '==', actorName: ['>', ''] },
} satisfies ShapeOf<Activity>;

/** Entries that show the name of whom, or of what, they are about. */
export const activityAbout = {
  collection: 'activity',
  group: true,
  where: { subjectId: '==', subject: ['>', ''] },
} satisfies ShapeOf<Activity>;

export const pendingInvites = {
  collection: 'invites',
  where: { status: ['==', 'pending'] },
  orderBy: ['createdAt', 'asc'],
} satisfies ShapeOf<Invite>;

/** Invitations that show the name of who sent them. */
export const invitesOfSender = {
  collection: 'invites',
  group: true,
  where: { invitedBy: '==', inviterName: ['>', ''] },
} satisfies ShapeOf<Invite>;

export const acceptedInvites = {
  collection: 'invites',
  group: true,
  where: { email: '==', status: ['==', 'accepted'] },
} satisfies ShapeOf<Invite>;

export const viewsOfOwner = {
  collection: 'views',
  group: true,
  where: { ownerUid: '==' },
} satisfies ShapeOf<View>;

export const expiredExports = {
  collection: 'exports',
  group: true,
  where: { expiresAt: '<=' },
  orderBy: ['expiresAt', 'asc'],
} satisfies ShapeOf<DataExport>;

export const abandonedExports = {
  collection: 'exports',
  group: true,
  where: { leaseUntil: '<' },
  orderBy: ['leaseUntil', 'asc'],
} satisfies ShapeOf<DataExport>;

export const openSiteTrials = {
  collection: 'siteTrials',
  where: { usedAt: ['==', null], expiresAt: '>' },
} satisfies ShapeOf<SiteTrial>;

export const expiredSiteTrials = {
  collection: 'siteTrials',
  where: { expiresAt: '<=' },
  orderBy: ['expiresAt', 'asc'],
} satisfies ShapeOf<SiteTrial>;
