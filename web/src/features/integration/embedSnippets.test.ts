import { describe, expect, it } from 'vitest';
import {
  type EmbeddedChatbot,
  iframeSnippet,
  reactSnippet,
  scriptSnippet,
  tagManagerSnippet,
  wordpressSnippet,
} from './embedSnippets.ts';

const chatbot = {
  id: 'bot1',
  displayName: 'Shop help',
  bubbleButtonColor: '#0F5C4D',
  bubbleAlignment: 'right',
  autoShowDelay: -1,
  defaultOpen: false,
  icon: '',
} as const;
const hostile = { ...chatbot, displayName: '"><script>alert(1)</script>&' };

describe('embed snippets', () => {
  it('name the chatbot and its look', () => {
    expect(scriptSnippet('https://app.example', chatbot)).toBe(
      '<script src="https://app.example/widget.js" data-chatbot="bot1" data-color="#0F5C4D" data-align="right" data-label="Shop help" async></script>',
    );
    expect(iframeSnippet('https://app.example', chatbot)).toBe(
      '<iframe src="https://app.example/iframe/bot1" title="Shop help" width="400" height="640" style="border:0"></iframe>',
    );
  });

  it('carry what the bubble has to know before it may ask: icon and when it opens by itself', () => {
    const html = (overrides: Partial<EmbeddedChatbot>) =>
      scriptSnippet('https://app.example', { ...chatbot, ...overrides });
    expect(html({ icon: 'M4 4h4' })).toContain(' data-icon="M4 4h4" async');
    expect(html({ autoShowDelay: 2.5 })).toContain(' data-open-after="2.5" async');
    expect(html({ autoShowDelay: 0 })).toContain(' data-open-after="0" async');
    expect(html({ defaultOpen: true, autoShowDelay: 9 })).toContain(' data-open-after="0" async');
    expect(html({})).not.toContain('data-open-after');
  });

  it('keep a hostile name inside its attribute', () => {
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';
    expect(scriptSnippet('https://app.example', hostile)).toContain(`data-label="${escaped}"`);
    expect(iframeSnippet('https://app.example', hostile)).toContain(`title="${escaped}"`);
  });

  it('keep a hostile name inside its string where a script makes the element', () => {
    for (const snippet of [tagManagerSnippet, reactSnippet]) {
      const code = snippet('https://app.example', { ...hostile, displayName: "</script>'\\" });
      expect(code).toContain(String.raw`script.setAttribute('data-label', '\u003c/script>\'\\');`);
      expect(code.match(/<\/script>/g)?.length ?? 0).toBe(snippet === tagManagerSnippet ? 1 : 0);
    }
  });

  it('name the chatbot in every form', () => {
    for (const snippet of [scriptSnippet, iframeSnippet, reactSnippet, wordpressSnippet, tagManagerSnippet]) {
      expect(snippet('https://app.example', chatbot)).toContain('bot1');
    }
  });
});
