import type { Model, Models } from '@parlance/domain/models';
import type { Probe } from '../../probes/Probe.ts';
import type { Embedder } from '../../AiProvider.ts';
import type { Backend } from './Backend.ts';
import { GEMINI_EMBEDDER } from './GEMINI_EMBEDDER.ts';

/** Some text, of which nothing is kept. */
const TEXT = 'ok';

/** A probe of the embedder, of the token count and of each model. Only the first model is vital: it stands in for the others. */
export function geminiProbes(
  backend: Backend,
  models: Models,
  { embedQuery }: Embedder,
  generate: (model: Model, signal: AbortSignal) => Promise<string>,
): Probe[] {
  const at = (location: string | undefined): string => (location === undefined ? '' : ` in ${location}`);
  const probes: Omit<Probe, 'meanings'>[] = [
    { name: `embed with ${GEMINI_EMBEDDER}${at(backend.embedLocation)}`, vital: 'embed', run: () => embedQuery(TEXT) },
    ...models.map((model, index) => ({
      name: `write with ${model.name}${at(backend.location)}`,
      vital: index === 0 ? ('write' as const) : null,
      run: (signal: AbortSignal) => generate(model, signal),
    })),
    {
      name: `count tokens of ${models[0].name}${at(backend.location)}`,
      vital: null,
      run: () => backend.countTokens(models[0].name, [TEXT]),
    },
    ...(backend.rank === null ? [] : [{ name: 'rank passages', vital: null, run: rankOnce(backend.rank) }]),
  ];
  return probes.map((probe) => ({ ...probe, meanings: backend.meanings }));
}

function rankOnce(rank: NonNullable<Backend['rank']>): Probe['run'] {
  return () => rank(TEXT, [{ title: TEXT, text: TEXT }]);
}
