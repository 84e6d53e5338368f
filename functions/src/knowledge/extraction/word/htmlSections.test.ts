import { describe, expect, it } from 'vitest';
import { htmlSections } from './htmlSections.ts';

function textOf(html: string): string | undefined {
  return htmlSections(html)[0]?.text;
}

describe('htmlSections', () => {
  it('says every item of a nested list once, below its own', () => {
    expect(
      textOf(
        '<ul><li>Tents<ul><li>Two people<ol><li>Red</li></ol></li><li>Four people</li></ul></li><li>Bags</li></ul>',
      ),
    ).toBe('- Tents\n  - Two people\n    1. Red\n  - Four people\n- Bags');
  });

  it('keeps the paragraphs of a cell apart, and says nested tables once', () => {
    expect(
      textOf(
        '<table><tr><th><p>Day</p></th><th><p>Hours</p></th></tr><tr><td><p>Mon</p><p>Tue</p></td><td><table><tr><td><p>9</p></td><td><p>18</p></td></tr></table></td></tr></table>',
      ),
    ).toBe('Day: Mon Tue | Hours: 9 18');
  });

  it('gives cells their columns where others span several', () => {
    expect(
      htmlSections(
        '<table><tr><td>Kind</td><td>Size</td><td>Price</td></tr><tr><td rowspan="2">Tent</td><td>S</td><td>9</td></tr><tr><td>L</td><td>12</td></tr><tr><td colspan="2">Bag</td><td>5</td></tr></table>',
      )[0]?.text.split('\n\n'),
    ).toEqual([
      'Kind: Tent | Size: S | Price: 9',
      'Kind: Tent | Size: L | Price: 12',
      'Kind: Bag | Size: Bag | Price: 5',
    ]);
  });

  it('keeps lines apart that a break parts, and drops the arrow back from a footnote', () => {
    expect(textOf('<p>One<br />Two <b>and</b> more</p>')).toBe('One\nTwo and more');
    expect(textOf('<ol><li id="footnote-1"><p>Note <a href="#footnote-ref-1">↑</a></p></li></ol>')).toBe('(1) Note');
  });

  it('keeps headings that stand alone', () => {
    const sections = htmlSections(
      '<h1>Shop</h1><h2>Open daily</h2><h2>Free parking</h2><p>Behind it.</p><h1>Call us</h1>',
    );
    expect(sections.map(({ headings, text }) => [headings.join(' › '), text])).toEqual([
      ['Shop', 'Open daily'],
      ['Shop › Free parking', 'Behind it.'],
      ['', 'Call us'],
    ]);
  });
});
