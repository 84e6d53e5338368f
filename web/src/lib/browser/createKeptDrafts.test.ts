import { DAY_MS } from '@parlance/domain/durations';
import { expect, it } from 'vitest';
import { createKeptDrafts } from './createKeptDrafts.ts';

/** A browser's storage, of so many characters at most. */
function storageOf(most = Infinity): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}

const place = (chatId: string, uid = 'ada') => ({ uid, orgId: 'org', chatId });
const draft = (text: string, suggested?: string) => ({ text, suggested });

it('keeps a draft of each person and conversation, beside those of other tabs, until it is sent', () => {
  const storage = storageOf();
  const [tab, other] = [createKeptDrafts(() => storage), createKeptDrafts(() => storage)];
  tab.write(place('one'), draft('Hello', 'Hello there'));
  other.write(place('two'), draft('Good'));
  tab.write(place('one'), draft('Hello Alan', 'Hello there'));
  other.write(place('one', 'grace'), draft('Mine'));
  expect(other.read(place('one'))).toEqual(draft('Hello Alan', 'Hello there'));
  expect(tab.read(place('two'))).toEqual(draft('Good'));
  expect(tab.read(place('two', 'grace'))).toBeUndefined();
  tab.write(place('one'), draft(''));
  expect(other.read(place('one'))).toBeUndefined();
  expect(tab.read(place('one', 'grace'))).toEqual(draft('Mine'));
});

it('keeps the newest fifty, and each for fourteen days after its last change', () => {
  const storage = storageOf();
  let now = 0;
  const drafts = createKeptDrafts(
    () => storage,
    () => now,
  );
  storage.setItem('parlance-bell-org', '1');
  for (now = 1; now <= 51; now += 1) drafts.write(place(`chat ${now}`), draft('Text'));
  expect(drafts.read(place('chat 1'))).toBeUndefined();
  expect(drafts.read(place('chat 2'))).toEqual(draft('Text'));
  expect(storage.length).toBe(51);
  now = 51 + 14 * DAY_MS;
  expect(drafts.read(place('chat 50'))).toBeUndefined();
  expect(drafts.read(place('chat 51'))).toEqual(draft('Text'));
  drafts.write(place('new'), draft('Text'));
  expect(storage.length).toBe(3);
});

it('removes all of them at once, and nothing else', () => {
  const storage = storageOf();
  const drafts = createKeptDrafts(() => storage);
  storage.setItem('parlance-bell-org', '1');
  drafts.write(place('one'), draft('Text'));
  drafts.write(place('one', 'grace'), draft('Text'));
  drafts.clear();
  expect(storage.length).toBe(1);
});

it('does without a storage that is blocked, full or filled by somebody else', () => {
  const blocked = createKeptDrafts(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  blocked.write(place('one'), draft('Text'));
  expect(blocked.read(place('one'))).toBeUndefined();
  blocked.clear();
  const storage = storageOf(10);
  const full = createKeptDrafts(() => storage);
  full.write(place('one'), draft('Text'));
  expect(full.read(place('one'))).toBeUndefined();
  for (const strange of ['', '{', 'null', '{"text":1}', '[]']) {
    storage.setItem('parlance-draft:ada:org:one', strange);
    expect(full.read(place('one'))).toBeUndefined();
  }
});
