import { hashOf } from '../../../kernel/platform/secrets/hashOf.ts';
import { embeddingSpaceOf } from '../../models/embeddingSpaceOf.ts';
import type { OpenAiOptions } from './OpenAiOptions.ts';

const NAME_CHARACTERS = 40;
const HASH_CHARACTERS = 8;

/**
 * The embedding space of an embedder: its name in the letters that ids of tasks and documents may have, and a hash, because
 * names that differ in other characters and prefixes that differ make vectors of their own.
 */
export function openAiSpace({ name, prefixes }: Pick<OpenAiOptions['embedder'], 'name' | 'prefixes'>): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_CHARACTERS);
  const hash = hashOf(JSON.stringify([name, prefixes.query, prefixes.passage])).slice(0, HASH_CHARACTERS);
  return embeddingSpaceOf(`openai-${letters}-${hash}`);
}
