import type { ModelMiddleware } from 'genkit/model';
import * as z from 'zod';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { httpStatusOf } from '../../calls/httpStatusOf.ts';

/** Options that a model may refuse, by the words with which Google names them: https://ai.google.dev/gemini-api/docs/thinking */
const REFUSABLE = { thinkingConfig: /thinking/i, temperature: /temperature/i } as const;

type Option = keyof typeof REFUSABLE;

const configSchema = z.looseObject({
  temperature: z.number().optional(),
  thinkingConfig: z.looseObject({ thinkingLevel: z.string().optional() }).optional(),
});

type Config = z.infer<typeof configSchema>;

/**
 * Middleware of calls to a model, for those that refuse an option (HTTP 400, which no other model in its place would mend for the
 * next question): it is asked again at once, to think a little in place of the least, and then without the option, in this call and in those
 * that follow.
 */
export function createOptionFilter(): (model: string) => ModelMiddleware {
  const refusals = new Map<string, readonly Option[]>();
  return (model) => async (request, next) => {
    const given = configSchema.parse(request.config ?? {});
    for (;;) {
      const refused = refusals.get(model) ?? [];
      const config = refused.reduce(withLess, given);
      try {
        return await next({ ...request, config });
      } catch (error) {
        const option = refusedOption(error, config);
        if (option === undefined) throw error;
        logEvent('model option refused', { model, option }, error);
        refusals.set(model, [...refused, option]);
      }
    }
  };
}

function refusedOption(error: unknown, config: Config): Option | undefined {
  if (httpStatusOf(error) !== 400 || !(error instanceof Error)) return undefined;
  if (config.thinkingConfig !== undefined && REFUSABLE.thinkingConfig.test(error.message)) return 'thinkingConfig';
  return config.temperature !== undefined && REFUSABLE.temperature.test(error.message) ? 'temperature' : undefined;
}

function withLess(config: Config, option: Option): Config {
  const { [option]: _, ...rest } = config;
  const isLeast = option === 'thinkingConfig' && config.thinkingConfig?.thinkingLevel === 'MINIMAL';
  return isLeast ? { ...rest, thinkingConfig: { thinkingLevel: 'LOW' } } : rest;
}
