import { describe, expect, it } from 'vitest';
import { embeddedText } from './embeddedText.ts';

const FILE = { sourceName: 'price_list.pdf', pageId: null, question: null, heading: 'Tents', text: 'From 99 euros.' };

describe('embeddedText', () => {
  it('begins with the name of the file', () => {
    expect(embeddedText(FILE)).toBe('price list\nTents\nFrom 99 euros.');
    expect(embeddedText({ ...FILE, heading: '' })).toBe('price list\nFrom 99 euros.');
  });

  it('says the title of a page once', () => {
    const page = { ...FILE, sourceName: 'Our tents', pageId: 'page' };
    expect(embeddedText({ ...page, heading: 'Our tents › Prices' })).toBe('Our tents › Prices\nFrom 99 euros.');
    expect(embeddedText(page)).toBe('Our tents\nTents\nFrom 99 euros.');
  });

  it('adds nothing to a question, nor an address', () => {
    const question = 'What is it?';
    expect(embeddedText({ ...FILE, sourceName: question, question, heading: question })).toBe(
      'What is it?\nFrom 99 euros.',
    );
    expect(embeddedText({ ...FILE, sourceName: 'https://shop.example/', pageId: 'page' })).toBe(
      'Tents\nFrom 99 euros.',
    );
  });
});
