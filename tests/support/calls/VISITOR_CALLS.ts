import { answer } from '@parlance/domain/contracts/answering';
import * as attachments from '@parlance/domain/contracts/conversations/attachments';
import * as chats from '@parlance/domain/contracts/conversations/chats';
import { renewVisitorToken } from '@parlance/domain/contracts/embed';
import * as handover from '@parlance/domain/contracts/conversations/handover';
import { submitContact } from '@parlance/domain/contracts/conversations/leads';
import * as contacts from '@parlance/domain/contracts/contacts/visitors';
import { readForm, submitForm } from '@parlance/domain/contracts/forms/visitors';
import { mailTranscript } from '@parlance/domain/contracts/conversations/transcripts';
import { newId } from '@parlance/domain/ids';
import type { Call } from './Call.ts';

const token = 'payload.signature';
const free = ['token', 'resumeToken', 'text', 'name', 'phone', 'message', 'comment'];

/** Every callable of the widget. Tokens are texts here: their signature is checked behind the form. */
export const VISITOR_CALLS: readonly Call[] = [
  { ...answer, sample: { token, messageId: newId(), text: 'When are you open?', locale: 'en' }, free },
  {
    ...attachments.sendVisitorAttachment,
    sample: { token, messageId: newId(), name: 'a.png', data: 'aGVsbG8=' },
    free: [...free, 'data'],
  },
  { ...attachments.readVisitorAttachment, sample: { token, messageId: newId() }, free },
  { ...chats.deleteMyChat, sample: { token }, free },
  {
    ...chats.rateAnswer,
    sample: { token, messageId: newId(), rating: 'positive', comment: 'Thanks' },
    nullable: ['rating'],
    free,
  },
  { ...chats.rateChat, sample: { token, score: 4, comment: 'Thanks' }, nullable: ['score'], free },
  { ...chats.readChat, sample: { token }, free },
  { ...chats.readChatMode, sample: { token }, free },
  { ...chats.rememberChat, sample: { token }, free },
  { ...chats.resumeChat, sample: { chatbotId: newId(), resumeToken: token }, free },
  { ...handover.cancelHandover, sample: { token }, free },
  {
    ...handover.requestHandover,
    sample: { token, handoverId: newId(), name: 'Ada', email: 'ada@example.com', consent: true, locale: 'en' },
    free,
  },
  { ...handover.sendVisitorMessage, sample: { token, messageId: newId(), text: 'Hello' }, free },
  { ...handover.showVisitorTyping, sample: { token }, free },
  { ...handover.watchChat, sample: { token }, free },
  {
    ...mailTranscript,
    sample: { token, transcriptId: newId(), email: 'ada@example.com', consent: true, locale: 'en' },
    free,
  },
  { ...contacts.identifyVisitor, sample: { token, identityToken: 'a.b.c' }, free: [...free, 'identityToken'] },
  { ...contacts.listMyChats, sample: { token }, free },
  { ...contacts.openMyChat, sample: { token, chatId: newId() }, nullable: ['chatId'], free },
  { ...readForm, sample: { token, formId: newId(), language: 'fr' }, free },
  {
    ...submitForm,
    sample: {
      token,
      formId: newId(),
      submissionId: newId(),
      language: 'fr',
      answers: [{ name: 'name', value: 'Ada' }],
      files: [{ field: 'photo', name: 'a.png', data: 'aGVsbG8=' }],
    },
    free: [...free, 'value', 'data'],
  },
  { ...renewVisitorToken, sample: { token }, free },
  {
    ...submitContact,
    sample: {
      token,
      contactId: newId(),
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      message: 'Please call.',
      consent: true,
    },
    free,
  },
];
