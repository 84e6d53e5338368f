import type { Genkit } from 'genkit';

/**
 * A step of a Genkit flow, with a name in its trace. Settles as the work does.
 * @param shows What the trace shows of the result: a few numbers, never a document.
 */
export async function flowStep<T>(
  ai: Genkit,
  name: string,
  work: () => Promise<T>,
  shows: (result: T) => unknown,
): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  await ai.run(name, async () => {
    const result = await work();
    resolve(result);
    return shows(result);
  });
  return promise;
}
