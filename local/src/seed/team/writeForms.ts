import type { FormAnswer, Submission } from '@parlance/domain/documents/forms/submission';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { HOUR_MS } from '@parlance/domain/durations';
import { formText } from '@parlance/domain/forms/formText';
import { formTemplate } from '@parlance/domain/forms/templates/formTemplate';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Tenant } from '../TENANTS.ts';
import { WARRANTY_FORM_ID } from '../../demo/WARRANTY_FORM_ID.ts';

const FORM = { ...formTemplate('warranty', 'en'), privacy: '', isOn: true };

interface Claim {
  hoursAgo: number;
  locale: Locale;
  /** Values by the names of the fields. */
  values: Readonly<Record<string, string>>;
}

/** By the submission's id. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'claim-zip': {
    hoursAgo: 5,
    locale: 'de',
    values: {
      name: 'Sabine Keller',
      email: 'sabine.keller@example.com',
      order: '2026-11790',
      problem: 'broken',
      details: 'Der Reißverschluss des Rucksacks klemmt seit der zweiten Tour.',
      agreed: 'true',
    },
  },
  'claim-pole': {
    hoursAgo: 52,
    locale: 'en',
    values: {
      name: 'Tom Ashford',
      email: 'tom.ashford@example.com',
      order: '2026-11655',
      problem: 'incomplete',
      details: 'One of the two trekking poles was missing from the parcel.',
      agreed: 'true',
    },
  },
};

const YES: Readonly<Record<Locale, string>> = { en: 'Yes', de: 'Ja' };

function answersOf({ locale, values }: Claim): FormAnswer[] {
  return FORM.fields.map(({ name, type, label, options }) => {
    const typed = values[name] ?? '';
    const option = options.find(({ value }) => value === typed);
    const isAgreed = type === 'consent' && typed === 'true';
    const shown = isAgreed ? YES[locale] : option === undefined ? typed : formText(locale, option.label);
    const value = isAgreed ? true : typed || null;
    return { field: name, type, label: formText(locale, label), value, shown, file: null };
  });
}

/** Stores the form of an organization's chatbot, and what customers have sent with it up to now. */
export async function writeForms(db: Firestore, { orgId, chatbotId, people }: Tenant, now: Date): Promise<void> {
  const batch = db.batch();
  const form: StoredForm = { ...FORM, version: 1, createdBy: people[0].uid, createdAt: now, updatedAt: now };
  batch.set(db.doc(paths.form(orgId, chatbotId, WARRANTY_FORM_ID)), form);
  batch.update(db.doc(paths.chatbot(orgId, chatbotId)), { hasForms: true });
  for (const [id, claim] of Object.entries(CLAIMS)) {
    const about = { chatbotId, formId: WARRANTY_FORM_ID, formName: FORM.name, locale: claim.locale };
    const submission: Submission = {
      ...about,
      chatId: null,
      contactId: null,
      leadId: null,
      emails: [claim.values['email'] ?? ''],
      answers: answersOf(claim),
      at: new Date(now.getTime() - claim.hoursAgo * HOUR_MS),
    };
    batch.set(db.doc(paths.submission(orgId, id)), submission);
  }
  await batch.commit();
}
