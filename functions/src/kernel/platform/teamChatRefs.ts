import { teamChatSchema, teamChatSecretSchema } from '@parlance/domain/documents/teamChats/teamChat';
import { teamEventSchema } from '@parlance/domain/documents/teamChats/teamEvent';
import { teamPostSchema } from '@parlance/domain/documents/teamChats/teamPost';
import { teamThreadSchema } from '@parlance/domain/documents/teamChats/teamThread';
import { paths } from '@parlance/domain/paths';
import { db } from './app.ts';
import { zodConverter } from './converter.ts';

/** References to the channels in which teams are told what waits for them, and to what goes in and out there: parts of `refs`. */
export const teamChatRefs = {
  teamChat: (orgId: string, teamChatId: string) =>
    db.doc(paths.teamChat(orgId, teamChatId)).withConverter(zodConverter(teamChatSchema)),
  teamChats: (orgId: string) => db.collection(paths.teamChats(orgId)).withConverter(zodConverter(teamChatSchema)),
  teamChatSecret: (orgId: string, teamChatId: string) =>
    db.doc(paths.teamChatSecret(orgId, teamChatId)).withConverter(zodConverter(teamChatSecretSchema)),
  teamPost: (orgId: string, postId: string) =>
    db.doc(paths.teamPost(orgId, postId)).withConverter(zodConverter(teamPostSchema)),
  teamPosts: (orgId: string) => db.collection(paths.teamPosts(orgId)).withConverter(zodConverter(teamPostSchema)),
  teamEvent: (orgId: string, eventId: string) =>
    db.doc(paths.teamEvent(orgId, eventId)).withConverter(zodConverter(teamEventSchema)),
  teamEvents: (orgId: string) => db.collection(paths.teamEvents(orgId)).withConverter(zodConverter(teamEventSchema)),
  teamThread: (orgId: string, chatId: string) =>
    db.doc(paths.teamThread(orgId, chatId)).withConverter(zodConverter(teamThreadSchema)),
} as const;
