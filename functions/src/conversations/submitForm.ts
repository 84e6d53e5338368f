import { newLead } from '@parlance/domain/documents/chats/lead';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import type { FormAnswer, Submission } from '@parlance/domain/documents/forms/submission';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { findSubscribers } from '../delivery/findSubscribers.ts';
import { queueEvent } from '../delivery/queueEvent.ts';
import { countFigures, figureChange } from '../figures/countFigures.ts';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
import { dayOf } from '../kernel/platform/calendar.ts';
import { deleteFolder } from '../kernel/platform/deleteFolder.ts';
import { takeOneOfEach } from '../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import type { FormEntries, FormProblems } from './FormEntries.ts';
import { leadOf } from './forms/answers/leadOf.ts';
import { readAnswers } from './forms/answers/readAnswers.ts';
import { storeFormFiles } from './forms/storeFormFiles.ts';
import { ownChat } from './handover/ownChat.ts';
import { requestsWithNew } from './leads/requestsOfPerson.ts';
import { notify } from './notifications/notify.ts';

export interface SentForm {
  chatbotId: string;
  widget: Widget;
  formId: string;
  form: FormContent;
  submissionId: string;
  entries: FormEntries;
  /** Language of the form's texts, and of the product's words around it. */
  locale: Locale;
  language: WidgetLocale;
  /** The visitor in whose chat it was filled in; undefined on its page. */
  visitor: Visitor | undefined;
  /** Network prefix of the sender: counted for the day as a hash. */
  address: string;
}

/** Outcome of a form that was sent: stored, once; or not, for what is wrong in it, or because the day's limits are reached. */
export type Submitted = 'stored' | 'full' | { problems: FormProblems };

/**
 * Stores a form that a visitor has filled in, with its files, and in the same commit its lead, where it has an address and a consent, and
 * the word to webhooks; then the members hear of it. The same `submissionId` again changes nothing. Throws `visitor-token-invalid`.
 */
export async function submitForm(sent: SentForm, now = new Date()): Promise<Submitted> {
  const { widget, form, entries, submissionId, locale, language } = sent;
  const { orgId, timezone } = widget;
  const ref = refs.submission(orgId, submissionId);
  if ((await ref.get()).exists) return 'stored';
  const read = readAnswers(form, entries, { locale, language, today: dayOf(now, timezone) });
  if ('problems' in read) return read;
  let outcome: Submitted | 'again' = 'full';
  try {
    const complete = await storeFormFiles({ orgId, submissionId, language }, read.answers, entries.files);
    if ('problems' in complete) outcome = complete;
    else outcome = await store(sent, complete.answers, now);
  } finally {
    // Files of what was not stored, in this attempt or another, are nobody's.
    if (outcome !== 'stored' && entries.files.size > 0 && !(await ref.get()).exists) {
      await deleteFolder(paths.submissionFolder(orgId, submissionId));
    }
  }
  if (outcome === 'stored') await tell(sent);
  return outcome;
}

/** Addresses by which the person is found. */
function emailsIn(answers: readonly FormAnswer[]): string[] {
  return answers.flatMap(({ type, value }) => (type === 'email' && typeof value === 'string' ? value : []));
}

async function store(
  { chatbotId, widget, formId, form, submissionId, locale, visitor, address }: SentForm,
  answers: FormAnswer[],
  now: Date,
): Promise<'stored' | 'full'> {
  const { orgId, plan, timezone } = widget;
  const ref = refs.submission(orgId, submissionId);
  // In turn, because all of an organization take from its counter.
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    if ((await transaction.get(ref)).exists) return 'stored';
    const chat = visitor === undefined ? undefined : await ownChat(orgId, visitor, transaction);
    const contactId = visitor?.contact?.id ?? chat?.contactId ?? null;
    const contact = contactId === null ? undefined : await transaction.get(refs.contact(orgId, chatbotId, contactId));
    const subscribers = await findSubscribers(orgId, 'form.submitted', transaction);
    const chatId = visitor !== undefined && chat !== undefined ? visitor.chatId : null;
    const day = dayOf(now, timezone);
    const asked = leadOf(answers);
    const category = chat?.category ?? null;
    const lead =
      asked === undefined
        ? undefined
        : newLead({ ...asked, chatbotId, chatId, category, consentAt: now, createdAt: now, day });
    const counted = lead === undefined ? undefined : await requestsWithNew(transaction, orgId, lead);
    const perDay = plan === 'trial' ? LIMITS.trialSubmissionsPerDay : LIMITS.submissionsPerDay;
    const full = await takeOneOfEach(
      transaction,
      [
        ...(visitor === undefined
          ? []
          : [{ key: `form:${orgId}:in:${visitor.chatId}`, max: LIMITS.submissionsPerChat }]),
        { key: `form:${orgId}:from:${address}`, max: LIMITS.submissionsPerNetwork },
        { key: `form:${orgId}`, max: perDay },
      ],
      now,
    );
    if (full !== undefined) return 'full';
    const known = contact?.exists === true ? contactId : null;
    // The lead has the submission's id: one comes of one.
    const leadId = lead === undefined ? null : submissionId;
    const about = { chatbotId, formId, formName: form.name, chatId, contactId: known, leadId, locale };
    const submission: Submission = { ...about, emails: emailsIn(answers), answers, at: now };
    transaction.create(ref, submission);
    if (lead !== undefined && counted !== undefined) {
      transaction.create(refs.lead(orgId, submissionId), { ...lead, requests: counted.requests });
      counted.write();
      countFigures(transaction, { orgId, chatbotId, day }, figureChange({ leads: 1 }));
      if (contact !== undefined && known !== null) transaction.update(contact.ref, { consentAt: now });
    }
    queueEvent(transaction, { orgId, type: 'form.submitted', subjectId: submissionId, at: now }, subscribers);
    return 'stored';
  });
}

/** Queues the mails to members. Those of a lead are queued by the lead. */
async function tell({ chatbotId, widget: { orgId }, submissionId, form }: SentForm): Promise<void> {
  const submission = (await refs.submission(orgId, submissionId).get()).data();
  if (submission === undefined || submission.leadId !== null) return;
  const about = { orgId, chatbotId, chatId: submission.chatId, key: submissionId, excerpt: form.name };
  await notify({ event: 'lead', kind: 'form-submitted', ...about });
}
