import { describe, expect, it } from 'vitest';
import { iframeSnippet, reactSnippet, scriptSnippet, tagManagerSnippet, wordpressSnippet } from './embedSnippets.ts';

const ORIGIN = 'https://app.example';
const chatbot = { id: 'bot1', displayName: 'Shop help' };

describe('embed snippets', () => {
  it('name the chatbot, and nothing that could change', () => {
    expect(scriptSnippet(ORIGIN, chatbot)).toBe('<script src="https://app.example/widget/bot1.js" async></script>');
    expect(iframeSnippet(ORIGIN, chatbot)).toBe(
      '<iframe src="https://app.example/iframe/bot1" title="Shop help" width="400" height="640" style="border:0"></iframe>',
    );
  });

  it('keep a hostile name inside its attribute', () => {
    const hostile = { ...chatbot, displayName: '"><script>alert(1)</script>&' };
    expect(iframeSnippet(ORIGIN, hostile)).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  });

  it('load the same script in every form', () => {
    for (const snippet of [scriptSnippet, reactSnippet, wordpressSnippet, tagManagerSnippet]) {
      expect(snippet(ORIGIN, chatbot).match(/https:\/\/app\.example\/widget\/bot1\.js/g)).toHaveLength(1);
    }
  });
});
