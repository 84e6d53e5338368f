import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDocument } from './setDocument.ts';
import { updateDocument } from './updateDocument.ts';

const { write } = vi.hoisted(() => ({ write: vi.fn<() => Promise<void>>() }));

vi.mock('firebase/firestore', () => ({ doc: () => ({}), updateDoc: write, setDoc: write }));
vi.mock('./connectFirestore.ts', () => ({ connectFirestore: () => ({}) }));
vi.mock('#web/lib/firebase/startFirebase.ts', () => ({ startFirebase: () => Promise.resolve({}) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['updateDocument', () => updateDocument('users/ada', { locale: 'de' })],
  ['setDocument', () => setDocument('users/ada', { locale: 'de' })],
])('%s', (_name, save) => {
  it('says after ten seconds offline that nothing is saved yet', async () => {
    write.mockReturnValue(new Promise(() => undefined));
    const settled = vi.fn<(error: unknown) => void>();
    save().catch(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'write-pending' }));
  });

  it('ends with the write, and leaves no timer behind', async () => {
    write.mockResolvedValue(undefined);
    await save();
    write.mockRejectedValue(new Error('refused'));
    await expect(save()).rejects.toMatchObject({ code: 'internal' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('swallows the refusal of a write that comes too late', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    write.mockReturnValue(promise);
    const outcome = save().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    reject(new Error('refused'));
    await expect(outcome).resolves.toMatchObject({ code: 'write-pending' });
  });
});
