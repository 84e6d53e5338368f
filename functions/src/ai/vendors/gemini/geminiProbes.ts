import type { Model, Models } from '@parlance/domain/models';
import type { Probe } from '../../probes/Probe.ts';
import type { Embedder } from '../../AiProvider.ts';
import type { Backend } from './Backend.ts';
import { GEMINI_EMBEDDER } from './GEMINI_EMBEDDER.ts';
import { STATUS_MEANINGS } from './STATUS_MEANINGS.ts';

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
    { name: `embed with ${GEMINI_EMBEDDER}${at(backend.embedLocation)}`, isVital: true, run: () => embedQuery(TEXT) },
    ...models.map((model, index) => ({
      name: `write with ${model.name}${at(backend.location)}`,
      isVital: index === 0,
      run: (signal: AbortSignal) => generate(model, signal),
    })),
    {
      name: `count tokens of ${models[0].name}${at(backend.location)}`,
      isVital: false,
      run: () => backend.countTokens(models[0].name, [TEXT]),
    },
    ...(backend.rank === null ? [] : [{ name: 'rank passages', isVital: false, run: rankOnce(backend.rank) }]),
  ];
  return probes.map((probe) => ({ ...probe, meanings: STATUS_MEANINGS }));
}

function rankOnce(rank: NonNullable<Backend['rank']>): Probe['run'] {
  return () => rank(TEXT, [{ title: TEXT, text: TEXT }]);
}
