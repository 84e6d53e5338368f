import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../local/src/config/ROOT.ts';
import { filesOf, importsOf } from '../../../local/src/structure/importsOf.ts';

/** Configured providers, which need the secrets of models: the clocks' functions have none (edge/services/everyMinute.ts). */
const PROVIDER = 'functions/src/ai/provider.ts';
/** Work that a clock runs itself, with the file that it is loaded from. */
const SHORT = /name: '(\w+)',[^{}]*?queue: null,\s*run:[^{}]*?import\('([^']+)'\)/g;

const imports = importsOf({ root: 'functions/src' });
const jobs = filesOf('functions/src')
  .filter((file) => file.endsWith('/jobs.ts'))
  .flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(SHORT)].map(([, name = '', named = '']) => ({
      name,
      file: path.join(path.dirname(file), named),
    })),
  );

function reach(file: string): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const { from, to } of imports) if (from === each) seen.add(to);
  return seen;
}

describe('work that a clock runs itself', () => {
  it('is found', () => {
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['resumeChannels', 'resendStalledMail']));
    expect(reach('functions/src/channels/inbound/handleThread.ts')).toContain(PROVIDER);
  });

  it.each(jobs)('$name asks no model: a task does', ({ file }) => {
    expect(reach(file)).not.toContain(PROVIDER);
  });
});
