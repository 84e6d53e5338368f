import { describe, expect, it } from 'vitest';
import { runExtraction } from '../../functions/src/knowledge/extraction/runExtraction.ts';

const STUCK = new URL('../support/documents/stuckWorker.ts', import.meta.url);
const SPY = new URL('../support/documents/spyWorker.ts', import.meta.url);

function job(text: string) {
  return { kind: 'document', bytes: Buffer.from(text), fileType: 'txt' } as const;
}

describe('the thread in which a document is read', () => {
  it.each([
    ['endless', 'file-timeout'],
    ['waiting', 'file-timeout'],
    ['heap', 'file-too-complex'],
    ['buffers', 'file-too-complex'],
    ['exit', 'file-too-complex'],
    ['throw', 'file-too-complex'],
  ])('R-06 R-13 ends for itself alone: %s', async (way, code) => {
    const before = process.memoryUsage.rss();
    const limits = { entry: STUCK, megabytes: 64, milliseconds: code === 'file-timeout' ? 500 : 20_000 };
    const [stuck, ...others] = await Promise.allSettled([
      runExtraction(job(way), limits),
      ...Array.from({ length: 3 }, (_, index) => runExtraction(job(`Text number ${index}.`))),
    ]);
    expect(stuck).toMatchObject({ status: 'rejected', reason: { code } });
    expect(others).toMatchObject(
      [0, 1, 2].map((index) => ({ status: 'fulfilled', value: { sections: [{ text: `Text number ${index}.` }] } })),
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('knows no secret of the process', async () => {
    process.env['VISITOR_TOKEN_SECRET_OF_TEST'] = 'secret';
    await expect(runExtraction(job('x'), { entry: SPY })).rejects.toMatchObject({ cause: { message: '{}' } });
  });

  it('says of its own code that is missing what it is: no fault of the file', async () => {
    const entry = new URL('../support/documents/noWorker.ts', import.meta.url);
    await expect(runExtraction(job('x'), { entry })).rejects.toMatchObject({ code: 'MODULE_NOT_FOUND' });
  });
});
