import { describe, expect, it } from 'vitest';
import { iframeUrl } from './iframeUrl.ts';
import { readSettings } from './readSettings.ts';

function read(attributes: Record<string, string>, src = 'https://chat.example/widget.js?v=2') {
  return readSettings(src, attributes);
}

describe('readSettings', () => {
  it('takes the origin from the script and every attribute from the tag', () => {
    expect(
      read({
        chatbot: 'abc',
        color: '#112233',
        align: 'left',
        icon: 'M4 4h4',
        label: ' Shop ',
        openAfter: '3.5',
      }),
    ).toEqual({
      chatbotId: 'abc',
      origin: 'https://chat.example',
      color: '#112233',
      text: '#fff',
      align: 'left',
      icon: 'M4 4h4',
      label: 'Shop',
      openAfter: 3.5,
    });
  });

  it('keeps a port and drops path, query and credentials', () => {
    expect(read({ chatbot: 'a' }, 'http://u:p@localhost:5005/x/widget.js#y')?.origin).toBe('http://localhost:5005');
  });

  it.each(['', '../admin', 'a/b', 'a?b', 'a b', '%2e', 'a'.repeat(129)])('refuses the chatbot id "%s"', (id) => {
    expect(read({ chatbot: id })).toBeUndefined();
  });

  it.each(['', 'javascript:1', 'data:text/javascript,1', 'blob:https://a/b', 'file:///widget.js', '/widget.js'])(
    'refuses the address "%s"',
    (src) => {
      expect(read({ chatbot: 'a' }, src)).toBeUndefined();
    },
  );

  it('falls back for a colour, a side and a delay that it does not know', () => {
    const settings = read({
      chatbot: 'a',
      color: 'red;background:url(//evil)',
      align: 'top',
      openAfter: 'soon',
    });
    expect(settings).toMatchObject({ color: '#0F5C4D', align: 'right', openAfter: Number.NaN });
  });
});

describe('iframeUrl', () => {
  it('names the chatbot and the language', () => {
    const settings = read({ chatbot: 'a_b-C' });
    expect(settings && iframeUrl(settings, 'de')).toBe('https://chat.example/iframe/a_b-C?via=widget&lang=de');
  });
});
