import type * as z from 'zod';
import { StripeProblem } from '../StripeProblem.ts';
import type { Form } from '../state/World.ts';

/** `items[0][price]` of a path to a parameter. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}

/** A request's parameters, checked. Throws a `StripeProblem` that names the first one that is unknown, missing or wrong. */
export function readFields<T>(schema: z.ZodType<T>, form: Form): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new StripeProblem(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? []);
  const isMissing = issue !== undefined && issue.code === 'invalid_type' && issue.input === undefined;
  if (isMissing && !(param in form)) {
    throw new StripeProblem(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue?.code === 'invalid_format') {
    throw new StripeProblem(400, `Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param });
  }
  throw new StripeProblem(400, `Invalid ${param}`, { param });
}
