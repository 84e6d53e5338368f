import { describe, expect, it } from 'vitest';
import { extractPage } from './extractPage.ts';

const SENTENCE = 'We deliver every tent within three working days to all of Germany, and to its neighbours in a week. ';

async function textOf(body: string): Promise<string> {
  const bytes = new TextEncoder().encode(`<html><head><title>Shop</title></head><body>${body}</body></html>`);
  const page = await extractPage(bytes, 'text/html; charset=utf-8', 'https://shop.example/page');
  return page.sections.map(({ headings, text }) => [...headings, text].join('\n')).join('\n');
}

function paragraphs(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `<p>${name} ${index}. ${SENTENCE.repeat(3)}</p>`).join('');
}

describe('the main text of a page', () => {
  it('is found on pages of more than 300,000 characters', async () => {
    const menu = `<div class="menu">${'<div><a href="/a">Entry of the menu</a></div>'.repeat(100)}</div>`;
    const text = await textOf(`${menu}<div class="post"><h1>Tents</h1>${paragraphs('Part', 1100)}</div>`);
    expect(text.length).toBeGreaterThan(300_000);
    expect(text).toContain('Part 1099.');
    expect(text).not.toContain('Entry of the menu');
  });

  it('is not given up for many comments', async () => {
    const text = await textOf(
      `<div class="post"><h1>Tents</h1>${paragraphs('Part', 6)}</div><div id="comments">${paragraphs('Comment', 40)}</div>`,
    );
    expect(text).toContain('Part 5.');
    expect(text).not.toContain('Comment 7.');
  });

  it('is all of the main element, not a part of it', async () => {
    const chapter = (name: string) => `<section class="sidebar-box"><h2>${name}</h2>${paragraphs(name, 4)}</section>`;
    const names = ['Delivery', 'Returns', 'Warranty', 'Payment'];
    const text = await textOf(
      `<nav>Start</nav><main><header><h1>Help</h1></header><article><h2>News</h2>${paragraphs('News', 5)}</article>${names.map(chapter).join('')}</main><footer>Imprint</footer>`,
    );
    for (const name of names) expect(text).toContain(`${name} 3.`);
    expect(text).not.toContain('Imprint');
  });
});
