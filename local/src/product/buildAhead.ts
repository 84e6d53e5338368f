import { buildProduct } from './buildProduct.ts';

interface Built {
  /** Resolves when the web app is built too. */
  webBuilt: Promise<void>;
}

/** Builds what the emulators need. The web app, which Hosting alone needs, is built beside that and beside their start. */
export async function buildAhead(log: (line: string) => void, hasWeb = true): Promise<Built> {
  const webBuilt = hasWeb ? buildProduct(log, ['web']) : Promise.resolve();
  // What went wrong is heard where this is waited for.
  webBuilt.catch(() => undefined);
  await buildProduct(log, ['widget', 'functions']);
  return { webBuilt };
}
