import { expect, test } from '@playwright/test';

/** Acts as somebody whose markup or code came into a page. What the browser refused of it is noted in the window. */
function attack(): void {
  const refused = new Set<string>();
  Reflect.set(window, 'refused', refused);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective));
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  const foreign = document.createElement('script');
  foreign.src = 'https://evil.example/a.js';
  const markup = document.createElement('div');
  markup.innerHTML = '<img src="data:," onerror="window.ran = true"><iframe src="https://evil.example/"></iframe>';
  document.body.append(script, foreign, markup);
  fetch('https://evil.example/').catch(() => refused.add('fetch'));
  // In a task of the page's own: what the test itself evaluates may.
  setTimeout(() => {
    try {
      Reflect.construct(Function, ['window.ran = true']);
    } catch {
      refused.add('eval');
    }
  });
}

/** Outcome so far. */
function outcome(): { ran: unknown; refused: string[] } {
  const refused: unknown = Reflect.get(window, 'refused');
  return { ran: Reflect.get(window, 'ran'), refused: refused instanceof Set ? [...refused].map(String) : [] };
}

for (const path of ['/signin', '/en']) {
  test(`${path} runs no script that came in, and sends nothing to strangers`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1:visible').first()).toBeVisible();
    await page.evaluate(attack);
    const expected = ['connect-src', 'eval', 'fetch', 'frame-src', 'script-src-attr', 'script-src-elem'];
    await expect.poll(async () => (await page.evaluate(outcome)).refused).toEqual(expect.arrayContaining(expected));
    expect((await page.evaluate(outcome)).ran).toBeUndefined();
  });
}
