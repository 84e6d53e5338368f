import { expect, it } from 'vitest';
import { testChat } from '../testChat.ts';
import { withWaiting } from './withWaiting.ts';

const chat = (id: string, chatbotId = 'bot') => testChat(id, { chatbotId });

it('puts those who wait before the others, each once, and leaves other chatbots out', () => {
  const waiting = [chat('old'), chat('elsewhere', 'other'), chat('new')];
  const chats = [chat('a'), chat('new'), chat('b')];
  expect(withWaiting(waiting, chats, 'bot').map(({ id }) => id)).toEqual(['old', 'new', 'a', 'b']);
});
