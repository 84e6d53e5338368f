import { describe, expect, it } from 'vitest';
import { plainText, renderMarkdown } from './renderMarkdown.ts';

const LABELS = { copy: 'Copy', anchor: 'Link to “{heading}”', table: 'Table' };
const html = (markdown: string) => renderMarkdown(markdown, 'de', LABELS).html;

describe('renderMarkdown', () => {
  it('gives headings anchors and lists those of the second level', () => {
    const { html: text, headings } = renderMarkdown('## Größe & `Farbe`\n\n### Mehr', 'de', LABELS);
    expect(headings).toEqual([{ id: 'groesse-farbe', text: 'Größe & Farbe' }]);
    expect(text).toContain(
      '<h2 id="groesse-farbe">Größe &amp; <code>Farbe</code> <a class="docs-anchor" href="#groesse-farbe"',
    );
    expect(text).toContain('<h3 id="mehr">');
  });

  it('leads links to pages of the same language and leaves others', () => {
    expect(html('[a](/docs/embed#react)')).toContain('href="/de/docs/embed#react"');
    expect(html('[a](https://x.example/a)')).toContain('href="https://x.example/a"');
    expect(html('[a](#here)')).toContain('href="#here"');
  });

  it('writes code as it stands, with a button that copies it', () => {
    expect(html('```html\n<b class="x">\n```')).toContain('<code>&lt;b class=&quot;x&quot;&gt;</code>');
    expect(html('```\na\n```')).toContain('<button type="button" class="docs-copy" data-copy>Copy</button>');
  });

  it('lets tables scroll, with and without a head', () => {
    expect(html('| a | b |\n|---|---|\n| c | d |')).toContain('<thead><tr><th scope="col">a</th>');
    expect(html('|a|\n|-|\n|c|\n\nand\n\n|a|\n|-|\n|c|')).toMatch(/label="Table 1".*label="Table 2"/s);
    const bare = html('| | |\n|---|---|\n| c | d |');
    expect(bare).toContain('<tbody><tr><td>c</td>');
    expect(bare).not.toContain('thead');
  });
});

it('plain text has no marks', () => {
  expect(plainText('## A `b` [c](/d)\n\n| e | **f** |\n|---|---|\n```js\ng()\n```')).toBe('A b c e f g()');
});
