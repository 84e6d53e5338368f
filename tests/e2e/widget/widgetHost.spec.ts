import { paths } from '@parlance/domain/paths';
import { expect, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { bubbleOf, openChat } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;

test.use({ locale: 'en-GB' });

test('a page that breaks the browser’s objects, styles everything and allows nothing foreign still has its chat (A-92)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { close } = await openShop(page, {
    before: `<style nonce="n">* { display: none !important; color: red !important; position: static !important } html, body, main, h1, parlance-widget { display: block !important }</style>
<script nonce="n">Object.prototype.parlance = 'close'; Object.prototype.start = 1; Object.prototype.name = 'x'; Array.prototype.q = []; Function.prototype.q = [['destroy']];</script>`,
    contentSecurityPolicy: `default-src 'none'; script-src 'nonce-n' ${suiteUrls.web}; style-src 'nonce-n'; frame-src ${suiteUrls.web}; img-src data:`,
  });
  const frame = await openChat(page, w);
  await frame.getByRole('button', { name: w.close }).click();
  await expect(bubbleOf(page)).toHaveAttribute('aria-expanded', 'false');
  expect(errors).toEqual([]);
  close();
});

test('a script that stands there twice makes one bubble, and a router that throws it out gets it back (A-95)', async ({
  page,
}) => {
  const tag = (id: string) => `<script src="${suiteUrls.web}/widget.js" data-chatbot="${id}"></script>`;
  const { chatbotId, close } = await openShop(page, { after: tag('CHATBOT') + tag('another') });
  await expect(page.locator('parlance-widget')).toHaveCount(2);
  await page.evaluate(
    ({ src, id }) => {
      document.body.innerHTML = '<main><h1>Another page</h1></main>';
      const script = document.createElement('script');
      script.src = src;
      script.dataset['chatbot'] = id;
      document.body.append(script);
    },
    { src: `${suiteUrls.web}/widget.js`, id: chatbotId },
  );
  await expect(page.locator('parlance-widget')).toHaveCount(1);
  await openChat(page, w);
  close();
});

test('calls made before the script arrived are kept, and a named visitor is filled into the form', async ({ page }) => {
  const { close } = await openShop(page, {
    before: `<script>
window.Parlance = Object.assign((...call) => window.Parlance.q.push(call), { q: [] });
Parlance('identify', { name: 'Ada', email: 'ada@shop.example' });
Parlance('on', 'open', () => { document.title = 'opened'; });
Parlance('open');
</script>`,
  });
  await expect(page).toHaveTitle('opened');
  const frame = page.frameLocator('iframe');
  await frame.getByLabel(w.messageLabel).fill('/contact');
  await frame.getByLabel(w.messageLabel).press('Enter');
  await expect(frame.getByLabel(w.emailLabel)).toHaveValue('ada@shop.example');
  await expect(frame.getByLabel(w.nameLabel)).toHaveValue('Ada');
  await page.evaluate("Parlance('destroy')");
  await expect(page.locator('parlance-widget')).toHaveCount(0);
  close();
});

test(
  'what is saved reaches the next visitor by the same snippet, before anything is touched',
  { tag: '@phone' },
  async ({ page, browser, isMobile }) => {
    const { owner, chatbotId, close } = await openShop(page, { settings: { bubbleAlignment: 'right' } });
    const host = page.locator('parlance-widget');
    await expect(host).toHaveAttribute('style', /--c:\s*#0F5C4D/i);
    await expect(host.locator('div').first()).toHaveAttribute('dir', 'ltr');

    const saved = { bubbleButtonColor: '#F1EFE9', bubbleAlignment: 'left', displayName: 'Ask us', defaultOpen: true };
    await db.doc(paths.chatbot(owner.orgId, chatbotId)).update(saved);
    await expect
      .poll(async () => String((await db.doc(paths.widget(chatbotId)).get()).get('displayName')))
      .toBe('Ask us');
    const context = await browser.newContext();
    const next = await context.newPage();
    await next.goto(page.url());
    const bubble = next.locator('parlance-widget');
    await expect(bubble).toHaveAttribute('style', /--c:\s*#F1EFE9;\s*--t:\s*#000/i);
    await expect(bubble.locator('div').first()).toHaveAttribute('dir', 'rtl');
    await expect(bubble.getByRole('button', { name: 'Chat with Ask us' })).toHaveAttribute(
      'aria-expanded',
      // A panel that fills a phone's screen unasked would be in the way.
      isMobile ? 'false' : 'true',
    );
    await context.close();
    close();
  },
);

test('hostile answers and settings draw text alone: no script, no foreign request (A-51 to A-58)', async ({ page }) => {
  const payloads = [
    '<img src="https://evil.example/1" onerror="window.top.postMessage(1, `*`)">',
    '![x](https://evil.example/2)',
    '[x](javascript:window.top.postMessage(1,`*`))',
    '<svg><script>fetch(`https://evil.example/3`)</script></svg>',
    '<style>@import "https://evil.example/4"</style>',
  ];
  const foreign: string[] = [];
  const ours = ['http://127.0.0.1:', 'data:', 'blob:'];
  page.on('request', (request) => {
    if (!ours.some((origin) => request.url().startsWith(origin))) foreign.push(request.url());
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
  await page.route(`${suiteUrls.functions}/answer/answer`, (route) => {
    const text = payloads.join('\n\n');
    const citation = {
      n: 1,
      sourceId: 's',
      sourceName: payloads[0],
      heading: payloads[3],
      page: null,
      url: 'javascript:alert(1)',
      quote: payloads[4],
    };
    const result = {
      messageId: 'm',
      text: `${text} [1]`,
      verdict: 'answered',
      citations: [citation],
      offerContact: true,
      local: true,
    };
    return route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      body: `${payloads.map((one) => event({ message: { type: 'text', text: one } })).join('')}${event({ result })}`,
    });
  });
  const { close } = await openShop(page, {
    settings: {
      displayName: payloads[0] ?? '',
      footerText: payloads[1] ?? '',
      messagePlaceholder: payloads[2] ?? '',
      initialMessages: payloads,
      suggestedMessages: payloads,
      conversationStarters: payloads,
    },
  });
  const frame = await openChat(page, w);
  await frame.getByLabel(w.messageLabel).fill(payloads.join(' '));
  await frame.getByLabel(w.messageLabel).press('Enter');
  await expect(frame.getByRole('button', { name: w.leaveMessage }).first()).toBeVisible();
  await frame.locator('.source').first().click();
  await expect(frame.locator('blockquote')).toBeVisible();
  await expect(frame.locator('a[href^="javascript:"], .log img, .log script, .log style, .log iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(dialogs).toEqual([]);
  close();
});
