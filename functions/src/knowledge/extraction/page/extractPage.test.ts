import { describe, expect, it } from 'vitest';
import { extractPage } from './extractPage.ts';
import { pageDirectives } from './pageDirectives.ts';

function read(html: string, contentType = 'text/html; charset=utf-8') {
  return extractPage(new TextEncoder().encode(html), contentType, 'https://shop.example/dir/page');
}

const ARTICLE = `<main><h1>Versand</h1><p>Wir liefern innerhalb von drei Tagen nach Österreich und in die Schweiz.</p>
  <h2>Kosten</h2><table><tr><th>Land</th><th>Preis</th></tr><tr><td>Deutschland</td><td>4,90 €</td></tr><tr><td>Schweiz</td><td>9,90 €</td></tr></table>
  <ul><li>Ab 50 € frei</li><li>Abholung möglich</li></ul></main>`;

describe('extractPage', () => {
  it('reads headings, paragraphs, lists and tables row by row, without what stands around them', async () => {
    const page = await read(
      `<html lang="de-AT"><head><title>Versand &amp; Kosten</title></head><body><nav>Start Shop Kontakt</nav>${ARTICLE}<footer>Impressum</footer></body></html>`,
    );
    const text = page.sections.map((section) => `${section.headings.join(' › ')}: ${section.text}`).join('\n');
    expect(page).toMatchObject({ title: 'Versand & Kosten', language: 'de' });
    for (const part of ['nach Österreich', 'Land: Schweiz | Preis: 9,90 €', '- Ab 50 € frei', 'Kosten: '])
      expect(text).toContain(part);
    for (const part of ['Impressum', 'Kontakt']) expect(text).not.toContain(part);
  });

  it('finds links, where they are absolute, once, and only those that may be followed', async () => {
    const page = await read(`<base href="/base/"><a href="a">1</a><a href="a#x">2</a><a href="/b" rel="nofollow">3</a>
      <a href="https://other.example/c">4</a><a href="javascript:alert(1)">5</a><a href="mailto:a@b.example">6</a><a href="//shop.example/d">7</a>`);
    expect(page.links).toEqual(['https://shop.example/base/a', 'https://other.example/c', 'https://shop.example/d']);
  });

  it('keeps at most 500 links', async () => {
    const page = await read(Array.from({ length: 2000 }, (_, i) => `<a href="/${i}">x</a>`).join(''));
    expect(page.links).toHaveLength(500);
  });

  it('knows what the page says to robots, and its own address', async () => {
    const page = await read(
      '<link rel="canonical" href="/own"><meta name="Robots" content="NOINDEX, nofollow"><p>Text</p>',
    );
    expect(page).toMatchObject({ canonical: 'https://shop.example/own', robots: { index: false, follow: false } });
  });

  it.each([
    ['needsJavaScript', '<div id="root"></div><script src="a.js"></script>'],
    ['needsLogin', '<title>Anmelden</title><form><input type="password"></form>'],
    ['looksNotFound', '<title>404 - Seite nicht gefunden</title><p>Leider.</p>'],
  ] as const)('says %s', async (field, html) => {
    expect((await read(html))[field]).toBe(true);
    expect((await read(`<title>Versand</title>${ARTICLE}`))[field]).toBe(false);
  });

  it('takes plain text as it is', async () => {
    const page = await read('<b>Not markup</b>\r\nSecond line', 'text/plain');
    expect(page.sections).toEqual([{ headings: [], page: null, text: '<b>Not markup</b>\nSecond line' }]);
  });
});

describe('extractPage on hostile pages', () => {
  it('A-63 leaves out what nobody sees', async () => {
    const page = await read(
      `${ARTICLE.replace('</main>', '')}<p style="DISPLAY : none">secret one</p><p aria-hidden="TRUE">secret two</p><p hidden>secret three</p><!-- secret four --><template>secret five</template><svg><text>secret six</text></svg><p>vis\u200Bible\u{E0073}\u{E0065}\u{E0063}</p></main>`,
    );
    const text = JSON.stringify(page.sections);
    expect(text).not.toContain('secret');
    expect(text).toContain('visible');
    expect(text).not.toMatch(/[\u{E0000}-\u{E007F}\u200B]/u);
  });

  it.each([
    ['100,000 nested elements', `<p>kept</p>${'<div>'.repeat(100_000)}`],
    ['100,000 nested lists', `<p>kept</p>${'<ul><li>'.repeat(50_000)}`],
    ['a line of two megabytes', `<p>kept ${'x'.repeat(2_000_000)}</p>`],
    ['half a million elements', `<p>kept</p>${'<p>a'.repeat(500_000)}`],
    ['300,000 angle brackets', `<p>kept</p>${'<'.repeat(290_000)}`],
    ['100,000 attributes', `<p>kept</p><p ${'a=b '.repeat(50_000)}>`],
    ['a table of 20,000 rows', `<p>kept</p><table>${'<tr><td>a<td>b'.repeat(15_000)}</table>`],
    ['tables in tables', `<p>kept</p>${'<table><tr><td>'.repeat(300)}`],
    ['100,000 comments', `<p>kept</p>${'<!-- x -->'.repeat(100_000)}`],
    ['a style of a megabyte', `<p>kept</p><p style="${'display :'.repeat(100_000)}">x</p>`],
    ['a style of 60,000 decorations', `<p>kept</p><p style="${'text-decoration:'.repeat(60_000)}">x</p>`],
    ['60,000 addresses against robots', `<p>kept</p><p>${'a [at] '.repeat(60_000)}</p>`],
    ['a style sheet of a megabyte', `<style>${'.a{'.repeat(300_000)}</style><p>kept</p>`],
    ['100,000 panels', `<p>kept</p>${'<h3>a</h3><div hidden>b</div>'.repeat(50_000)}`],
    ['100,000 pictures', `<p>kept</p>${'<img src=a alt=b>'.repeat(100_000)}`],
    [
      'a cell over all rows and columns',
      `<p>kept</p><table>${'<tr><td colspan=1000 rowspan=65534>a'.repeat(3000)}</table>`,
    ],
    ['nothing but broken tags', `<p>kept</p>${'</p></div></table>'.repeat(10_000)}`],
  ])('A-34 survives %s', async (_name, html) => {
    const page = await read(html);
    expect(JSON.stringify(page.sections)).toContain('kept');
  });
});

describe('pageDirectives', () => {
  it.each([
    ['noindex', { index: false, follow: true }],
    ['none', { index: false, follow: false }],
    ['index, NoFollow', { index: true, follow: false }],
    ['googlebot: noindex', { index: true, follow: true }],
    ['googlebot: nofollow, parlancebot: noindex', { index: false, follow: true }],
    ['unavailable_after: 2026-12-01, noindex', { index: false, follow: true }],
    ['', { index: true, follow: true }],
  ])('%s', (value, expected) => {
    expect(pageDirectives(value)).toEqual(expected);
  });
});
