import * as z from 'zod';
import { BILLING_PREFIX } from '../../local/src/rehearse/BILLING_PREFIX.ts';

interface DeployedFunction {
  /** Name of its queue in Cloud Tasks, or of its service in Cloud Run, which takes no capitals. */
  name: string;
  /** `asked`: over HTTP, by somebody who waits; `queue`: by a task. */
  kind: 'asked' | 'queue' | 'other';
  /** Of one instance. */
  vcpu: number;
  maxInstances: number;
  /** Tasks that a queue sends at once; null where it says nothing, and for functions without a queue. */
  dispatches: number | null;
}

const triggerSchema = z.optional(z.looseObject({}));

/** The definition that the command line deploys. A size that an operator may set counts with its default. */
const endpointSchema = z.looseObject({
  taskQueueTrigger: z.optional(
    z.looseObject({ rateLimits: z.optional(z.looseObject({ maxConcurrentDispatches: z.unknown() })) }),
  ),
  httpsTrigger: triggerSchema,
  callableTrigger: triggerSchema,
  blockingTrigger: triggerSchema,
  // Firebase's command line gives one to those that say nothing, up to 2 GiB.
  cpu: z.number().catch(1),
  maxInstances: z.union([
    z.int(),
    z.looseObject({ options: z.looseObject({ default: z.int() }) }).transform(({ options }) => options.default),
  ]),
});

function deployed(functions: object, prefix: string): DeployedFunction[] {
  return Object.entries(functions).map(([id, definition]: [string, object]) => {
    const endpoint = endpointSchema.parse(Reflect.get(definition, '__endpoint'));
    const { taskQueueTrigger, httpsTrigger, callableTrigger, blockingTrigger, maxInstances, cpu: vcpu } = endpoint;
    const name = `${prefix}${id}`;
    if (taskQueueTrigger !== undefined) {
      const sent = z.int().safeParse(taskQueueTrigger.rateLimits?.maxConcurrentDispatches).data ?? null;
      return { name, kind: 'queue', vcpu, maxInstances, dispatches: sent };
    }
    const isAsked = [httpsTrigger, callableTrigger, blockingTrigger].some((trigger) => trigger !== undefined);
    return { name: name.toLowerCase(), kind: isAsked ? 'asked' : 'other', vcpu, maxInstances, dispatches: null };
  });
}

/** Functions of both codebases as the code defines them. It needs `FIREBASE_CONFIG` with a bucket while they are defined. */
export async function deployedFunctions(): Promise<DeployedFunction[]> {
  const [product, billing] = await Promise.all([
    import('../../functions/src/index.ts'),
    import('../../functions/src/billingCodebase.ts'),
  ]);
  return [...deployed(product, ''), ...deployed(billing, BILLING_PREFIX)];
}
