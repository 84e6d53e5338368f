import { describe, expect, it } from 'vitest';
import { isFound, readChatbotView, writeChatbotView } from './chatbotView.ts';

const FIRST = { layout: 'cards', search: '', isCreating: false } as const;

describe('the view in the address', () => {
  it('is short when nothing was chosen', () => {
    expect(writeChatbotView(FIRST).toString()).toBe('');
    expect(readChatbotView(new URLSearchParams('view=tiles'))).toEqual(FIRST);
  });

  it('survives the way there and back', () => {
    const view = { layout: 'table', search: 'a & b', isCreating: true } as const;
    expect(readChatbotView(writeChatbotView(view))).toEqual(view);
  });
});

describe('isFound', () => {
  const chatbot = { name: 'Führer', description: 'For the shop' };

  it.each(['fuhr', 'FÜHRER ', 'shop', ''])('finds it by %o', (search) => {
    expect(isFound(chatbot, search)).toBe(true);
  });

  it('does not find it by something else', () => {
    expect(isFound(chatbot, 'repair')).toBe(false);
  });
});
