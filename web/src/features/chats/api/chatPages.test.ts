import { describe, expect, it } from 'vitest';
import { testChat } from '../testChat.ts';
import { type ChatPages, newPages, withChat, withLive, withOlder } from './chatPages.ts';

const chat = (id: string, at: number) => testChat(id, { lastMessageAt: new Date(at) });
const ids = ({ all }: ChatPages) => all.map(({ id }) => id).join('');

const first = withLive(newPages('key', 3), [chat('a', 9), chat('b', 8), chat('c', 7)], 3);
const second = withOlder(first, [chat('d', 6), chat('e', 6), chat('f', 5)], false, 6);

describe('chatPages', () => {
  it('has no end before a page is short', () => {
    expect(first.isEnd).toBe(false);
    expect(withLive(newPages('key', 3), [chat('a', 9)], 3)).toMatchObject({ isEnd: true });
    expect(ids(second)).toBe('abcdef');
  });

  it('keeps what the newest push out, and those that were read before', () => {
    const pushed = withLive(second, [chat('y', 11), chat('z', 10), chat('a', 9)], 3);
    expect(ids(pushed)).toBe('yzabcdef');
  });

  it('has one that moved to the top once', () => {
    expect(ids(withLive(second, [chat('e', 12), chat('a', 9), chat('b', 8)], 3))).toBe('eabcdf');
  });

  it('loses one that is gone from among the newest', () => {
    expect(ids(withLive(second, [chat('a', 9), chat('c', 7), chat('d', 6)], 3))).toBe('acdf');
  });

  it('keeps them in the order of the list', () => {
    const begun = (id: string, at: number) =>
      testChat(id, { createdAt: new Date(at), lastMessageAt: new Date(9 - at) });
    const older = withOlder(
      withLive(newPages('key', 2, 'createdAt'), [begun('b', 8), begun('c', 7)], 2),
      [begun('d', 6)],
      true,
      4,
    );
    expect(ids(withLive(older, [begun('a', 9), begun('b', 8)], 2))).toBe('abcd');
  });

  it('takes an older one as it is now, and leaves the live ones to the listener', () => {
    const read = { ...chat('f', 5), unread: true };
    expect(withChat(second, read).all.at(-1)).toBe(read);
    expect(withChat(second, chat('a', 9))).toBe(second);
    expect(withChat(second, chat('strange', 1))).toBe(second);
  });
});
