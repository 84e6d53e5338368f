import type { FormContent } from '@parlance/domain/documents/forms/form';
import { type Submission, submissionSchema } from '@parlance/domain/documents/forms/submission';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { admin } from '../../../support/admin.ts';
import { ruleFormDocuments } from '../../../support/documents/ruleForms.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

export interface FormPage {
  status: number;
  headers: Headers;
  html: string;
}

async function read(response: Response): Promise<FormPage> {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function addressOf(chatbotId: string, formId: string, locale: string): string {
  return `${suiteUrls.functions}/web/form/${chatbotId}/${formId}?lang=${locale}`;
}

/** Stores a form of a chatbot's and answers its id. */
export async function makeForm(orgId: string, chatbotId: string, changed: Partial<FormContent> = {}): Promise<string> {
  const formId = newId();
  await admin.db.doc(paths.form(orgId, chatbotId, formId)).set({ ...ruleFormDocuments.form, ...changed });
  return formId;
}

/** A form's page as a browser opens it. */
export async function openFormPage(chatbotId: string, formId: string, locale = 'en'): Promise<FormPage> {
  return read(await fetch(addressOf(chatbotId, formId, locale)));
}

/** The token in a page's form. */
export function formTokenIn({ html }: FormPage): string {
  return /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Sends a form's page as a browser does, in parts where it has files. */
export async function sendFormPage(
  chatbotId: string,
  formId: string,
  body: URLSearchParams | FormData,
  locale = 'en',
): Promise<FormPage> {
  return read(await fetch(addressOf(chatbotId, formId, locale), { method: 'POST', body }));
}

/** All submissions of an organization, by their ids. */
export async function submissionsOf(orgId: string): Promise<Map<string, Submission>> {
  const found = await admin.db.collection(paths.submissions(orgId)).get();
  return new Map(found.docs.map((each) => [each.id, submissionSchema.parse(each.data())]));
}

/** Names of an organization's files that came with submissions. */
export async function submittedFilesOf(orgId: string): Promise<string[]> {
  const [files] = await getStorage()
    .bucket(suiteUrls.bucket)
    .getFiles({ prefix: `${paths.submissions(orgId)}/` });
  return files.map(({ name }) => name);
}
