import { StripeProblem } from '../StripeProblem.ts';

/** The object with this id. Throws a `StripeProblem` with status 404 as Stripe does. @param noun What Stripe calls it, such as `customer`. */
export function findObject<T>(objects: Readonly<Record<string, T>>, id: string, noun: string, param = 'id'): T {
  const found = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (found === undefined) {
    throw new StripeProblem(404, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });
  }
  return found;
}
