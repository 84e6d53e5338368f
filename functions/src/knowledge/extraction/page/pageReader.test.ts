import { AppError } from '@parlance/domain/errors';
import { describe, expect, it } from 'vitest';
import type { PageJob } from '../extraction.ts';
import { createPageReader } from './pageReader.ts';

function job(text: string): PageJob {
  const bytes = new TextEncoder().encode(`<title>${text}</title><p>${text} has words enough.</p>`);
  return { kind: 'page', bytes, contentType: 'text/html', url: 'https://shop.example/' };
}

describe('createPageReader', () => {
  it('reads pages one after another in one thread', async () => {
    const reader = createPageReader();
    const pages = await Promise.all(['One', 'Two', 'Three'].map((text) => reader.read(job(text))));
    expect(pages.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    await reader.close();
  });

  it('R-06 gives a page up that takes too long', async () => {
    const reader = createPageReader(1);
    await expect(reader.read(job('Slow'))).rejects.toThrow(new AppError('file-timeout'));
    await reader.close();
  });

  it('goes on after a page that could not be handed over', async () => {
    const reader = createPageReader();
    const taken = job('Taken');
    structuredClone(taken.bytes, { transfer: [taken.bytes.buffer] });
    await expect(reader.read(taken)).rejects.toThrow('detached');
    expect(await reader.read(job('Next'))).toMatchObject({ title: 'Next' });
    await reader.close();
  });
});
