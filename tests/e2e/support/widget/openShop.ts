import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { db } from '../db.ts';
import { newChatbotIn } from '../newChatbotIn.ts';
import { newOwner, type Owner } from '../accounts/newOwner.ts';

interface ShopPage {
  /** Of the page, a BCP 47 tag; English without it. */
  language?: string;
  /** Markup before and behind the script tag; `CHATBOT` stands for the chatbot's id. */
  before?: string;
  after?: string;
  contentSecurityPolicy?: string;
  settings?: Partial<Chatbot>;
}

export interface Shop {
  owner: Owner;
  chatbotId: string;
  close: () => void;
}

/** Opens a website of its own, on an origin of its own, with a chatbot of its own that it may show. */
export async function openShop(page: Page, shop: ShopPage): Promise<Shop> {
  const { language = 'en', before = '', after = '', contentSecurityPolicy, settings } = shop;
  const owner = await newOwner('en');
  const chatbotId = await newChatbotIn(owner.orgId);
  const script = `<script src="${suiteUrls.web}/widget/CHATBOT.js" async></script>`;
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Shop</title><link rel="icon" href="data:,"><body>${before}<main><h1>Shop</h1></main>${script}${after}</body></html>`;
  const server = createServer((_, response) => {
    if (contentSecurityPolicy !== undefined) response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.setHeader('Content-Type', 'text/html').end(html.replaceAll('CHATBOT', chatbotId));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  await db.doc(paths.chatbot(owner.orgId, chatbotId)).update({ trained: true, ...settings, allowedDomains: [host] });
  await expect
    .poll(async () => JSON.stringify((await db.doc(paths.widget(chatbotId)).get()).data()) ?? '')
    .toContain(host);
  await page.goto(`http://${host}/`);
  return { owner, chatbotId, close: () => server.close() };
}
