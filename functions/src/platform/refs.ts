import { chatSchema } from '@parlance/domain/documents/chat';
import { chatbotSchema } from '@parlance/domain/documents/chatbot';
import { chunkSchema } from '@parlance/domain/documents/chunk';
import { leadSchema } from '@parlance/domain/documents/lead';
import { mailSchema } from '@parlance/domain/documents/mail';
import { memberSchema } from '@parlance/domain/documents/member';
import { messageSchema } from '@parlance/domain/documents/message';
import { orgSchema } from '@parlance/domain/documents/org';
import { sourceSchema } from '@parlance/domain/documents/source';
import { usageSchema } from '@parlance/domain/documents/usage';
import { userSchema } from '@parlance/domain/documents/user';
import { widgetSchema } from '@parlance/domain/documents/widget';
import { paths } from '@parlance/domain/paths';
import { db } from './app.ts';
import { zodConverter } from './converter.ts';

/** Typed references: every read goes through a schema. */
export const refs = {
  user: (uid: string) => db.doc(paths.user(uid)).withConverter(zodConverter(userSchema)),
  org: (orgId: string) => db.doc(paths.org(orgId)).withConverter(zodConverter(orgSchema)),
  member: (orgId: string, uid: string) => db.doc(paths.member(orgId, uid)).withConverter(zodConverter(memberSchema)),
  chatbot: (orgId: string, chatbotId: string) =>
    db.doc(paths.chatbot(orgId, chatbotId)).withConverter(zodConverter(chatbotSchema)),
  source: (orgId: string, sourceId: string) =>
    db.doc(paths.source(orgId, sourceId)).withConverter(zodConverter(sourceSchema)),
  sources: (orgId: string) => db.collection(paths.sources(orgId)).withConverter(zodConverter(sourceSchema)),
  chunks: (orgId: string) => db.collection(paths.chunks(orgId)).withConverter(zodConverter(chunkSchema)),
  chat: (orgId: string, chatId: string) => db.doc(paths.chat(orgId, chatId)).withConverter(zodConverter(chatSchema)),
  message: (orgId: string, chatId: string, messageId: string) =>
    db.doc(paths.message(orgId, chatId, messageId)).withConverter(zodConverter(messageSchema)),
  lead: (orgId: string, leadId: string) => db.doc(paths.lead(orgId, leadId)).withConverter(zodConverter(leadSchema)),
  usage: (orgId: string, month: string) => db.doc(paths.usage(orgId, month)).withConverter(zodConverter(usageSchema)),
  widget: (chatbotId: string) => db.doc(paths.widget(chatbotId)).withConverter(zodConverter(widgetSchema)),
  mail: (mailId: string) => db.doc(paths.mail(mailId)).withConverter(zodConverter(mailSchema)),
} as const;
