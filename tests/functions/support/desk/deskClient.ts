import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** A desk with both pages on. */
export const OPEN_DESK: Chatbot['desk'] = {
  ...NO_DESK,
  withdrawal: true,
  cancellation: true,
  address: 'Test GmbH\nHauptstraße 1, 24103 Kiel\nservice@test-gmbh.example',
};

export interface DeskPage {
  status: number;
  headers: Headers;
  html: string;
}

async function read(response: Response): Promise<DeskPage> {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function addressOf(chatbotId: string, kind: string, locale: string): string {
  return `${suiteUrls.functions}/web/desk/${chatbotId}/${kind}?lang=${locale}`;
}

/** A page of the desk as a browser opens it. */
export async function openDesk(chatbotId: string, kind: DeskKind, locale = 'en'): Promise<DeskPage> {
  return read(await fetch(addressOf(chatbotId, kind, locale)));
}

/** The token in a page's form. */
export function tokenIn({ html }: DeskPage): string {
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Sends a form as a browser does. */
export async function sendDesk(
  chatbotId: string,
  kind: DeskKind,
  fields: Readonly<Record<string, string>>,
  locale = 'en',
): Promise<DeskPage> {
  const body = new URLSearchParams(fields);
  return read(await fetch(addressOf(chatbotId, kind, locale), { method: 'POST', body }));
}

/** The reference number on a receipt. */
export function referenceIn({ html }: DeskPage): string {
  return /[WC]-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(html)?.[0] ?? '';
}

/** All declarations of an organization, by their reference numbers. */
export async function declarationsOf(orgId: string): Promise<Map<string, Declaration>> {
  const found = await admin.db.collection(paths.declarations(orgId)).get();
  return new Map(found.docs.map((each) => [each.id, declarationSchema.parse(each.data())]));
}
