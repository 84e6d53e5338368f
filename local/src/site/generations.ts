import * as z from 'zod';

/** Number of earlier builds that stay reachable: for open tabs, and while functions and Hosting are of different age. */
const KEPT = 2;
const MAX_FILES = 2000;

/** A file whose name has the hash of its content, as Vite makes them, right below one of the folders for such files. */
export const HASHED_FILE = /^\/(?:assets|widget-assets)\/\w[\w.-]*-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|json)$/;

const generationSchema = z.object({ files: z.array(z.string().regex(HASHED_FILE)).max(MAX_FILES) });

/** /generations.json: the hashed files of the present build and of those before it, newest first. */
export const generationsSchema = z.object({ generations: z.array(generationSchema).max(KEPT + 1) });

export type Generations = z.infer<typeof generationsSchema>;
export type Generation = Generations['generations'][number];

/** The earlier builds whose files the next release keeps. The same build released again pushes none of them out. */
export function keptGenerations(current: Generation, live: Generations): Generation[] {
  const key = ({ files }: Generation): string => files.toSorted().join();
  return live.generations.filter((generation) => key(generation) !== key(current)).slice(0, KEPT);
}
