import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { describe, expect, it } from 'vitest';
import { previewLook } from './previewLook.ts';

const at = new Date(0);
const stored = {
  ...newChatbot('Shop', ''),
  id: 'bot1',
  createdAt: at,
  initialMessages: ['<b>Hello</b>'],
};

describe('previewLook', () => {
  it('leaves saved initial messages to the server, which knows their formatting', () => {
    expect(previewLook({ ...stored, displayName: ' Help ' }, stored, 'en')).not.toHaveProperty('initialMessages');
    expect(previewLook({ ...stored, displayName: ' Help ' }, stored, 'en').displayName).toBe('Help');
  });

  it('shows changed ones as plain text, line by line', () => {
    const look = previewLook(
      { ...stored, initialMessages: ['<b>Good</b> day', '', '<i></i>', 'Ask us'] },
      stored,
      'en',
    );
    expect(look.initialMessages?.map((runs) => runs.map(({ text }) => text))).toEqual([['Good day'], ['Ask us']]);
  });

  it('names pictures and icons by their address on this host', () => {
    const look = previewLook({ ...stored, profilePicture: 'p1', chatIcon: 'tabler:message-circle' }, stored, 'en');
    expect(look.profilePicture).toBe('/media/bot1/p1.png');
    expect(look.chatIcon).toBe('/icons/tabler/message-circle.svg');
  });
});
