import { describe, expect, it } from 'vitest';
import { type Upload, uploadReducer } from './uploadState.ts';

const upload = (key: string): Upload => ({
  key,
  name: `${key}.pdf`,
  status: 'waiting',
  progress: 0,
  error: undefined,
  canRetry: true,
});

describe('uploadReducer', () => {
  it('adds files behind the ones that are on their way', () => {
    const uploads = uploadReducer([upload('a')], { type: 'added', uploads: [upload('b'), upload('c')] });
    expect(uploads.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('changes the one that it names', () => {
    const change = { status: 'sending', progress: 0.5 } as const;
    const uploads = uploadReducer([upload('a'), upload('b')], { type: 'changed', key: 'b', change });
    expect(uploads).toEqual([upload('a'), { ...upload('b'), ...change }]);
  });

  it('removes the one that it names, and nothing for one that is gone', () => {
    const uploads = [upload('a'), upload('b')];
    expect(uploadReducer(uploads, { type: 'removed', key: 'a' })).toEqual([upload('b')]);
    expect(uploadReducer(uploads, { type: 'removed', key: 'x' })).toEqual(uploads);
  });
});
