import { assignedChats, chatsOfAgent } from '@parlance/domain/queries/chats';
import { assignedLeads } from '@parlance/domain/queries/leads';
import {
  acceptedInvites,
  activityAbout,
  activityOfActor,
  invitesOfSender,
  viewsOfOwner,
} from '@parlance/domain/queries/organizations';
import { paths } from '@parlance/domain/paths';
import { messagesOfAgent } from '@parlance/domain/queries/messages';
import { updateInBatches } from '../../../kernel/platform/writes/updateInBatches.ts';
import { deleteViews } from '../deleteViews.ts';
import { releaseWork } from '../releaseWork.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { db } from '../../../kernel/platform/app.ts';

/**
 * Takes a person's name out of the conversations that they took over: out of what they wrote there, out of what happened, and
 * out of the conversation itself. The copies that a visitor watches go. What was said stays. Running it again is harmless.
 */
async function redactAgent(uid: string): Promise<void> {
  const said = groupQueryOf(messagesOfAgent, { agentUid: uid });
  await updateInBatches(said, (batch, message) => {
    batch.update(message.ref, { agentName: '' });
    const chat = message.ref.parent.parent;
    const orgId = chat?.parent.parent?.id;
    if (chat !== null && orgId !== undefined) batch.delete(db.doc(paths.relayed(orgId, chat.id, message.id)));
  });
  const had = groupQueryOf(chatsOfAgent, { 'handover.agentUid': uid });
  await updateInBatches(had, (batch, chat) => batch.update(chat.ref, { 'handover.agentName': '' }));
}

/**
 * Takes a person's name and address out of what organizations keep: the entries of what they did, and of what was done to
 * them, stay without a name, as do the conversations that they took over; invitations that they accepted and their own views go, and leads and
 * conversations that they looked after are nobody's. Every query asks
 * for what the visit changes, so running it again is harmless.
 */
export async function redactPerson(uid: string, email: string): Promise<void> {
  const done = groupQueryOf(activityOfActor, { actorUid: uid });
  await updateInBatches(done, (batch, entry) => {
    const isAboutSelf = entry.get('subject') === entry.get('actorName');
    const isHandedOn = entry.get('kind') === 'ownership-transferred';
    batch.update(entry.ref, {
      actorName: '',
      ...(isAboutSelf ? { subject: '' } : {}),
      ...(isHandedOn ? { from: null } : {}),
    });
  });
  await redactSubject(uid);
  const sent = groupQueryOf(invitesOfSender, { invitedBy: uid });
  await updateInBatches(sent, (batch, invite) => batch.update(invite.ref, { inviterName: '' }));
  const accepted = groupQueryOf(acceptedInvites, { email });
  for (const invite of (await accepted.get()).docs) {
    await redactSubject(invite.id);
    await invite.ref.delete();
  }
  await redactAgent(uid);
  await releaseWork(groupQueryOf(assignedLeads, { assigneeUid: uid }));
  await releaseWork(groupQueryOf(assignedChats, { assigneeUid: uid }));
  await deleteViews(groupQueryOf(viewsOfOwner, { ownerUid: uid }));
}

/** The entries about a person, or about an invitation. */
async function redactSubject(subjectId: string): Promise<void> {
  const about = groupQueryOf(activityAbout, { subjectId });
  await updateInBatches(about, (batch, entry) => {
    const isHandedOn = entry.get('kind') === 'ownership-transferred';
    batch.update(entry.ref, { subject: '', ...(isHandedOn ? { to: null } : {}) });
  });
}
