import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the prompts, as Genkit's `.prompt` files; the build puts it beside the code. */
export const PROMPT_FOLDER = fileURLToPath(new URL('prompts', import.meta.url));

const [, , template = ''] = readFileSync(path.join(PROMPT_FOLDER, 'answer.prompt'), 'utf8').split(/^---$/m);

/** Rules of the prompt of an answer, those for corrections and for another answer included. None of their text may ever appear in one. */
export const PROMPT_RULES: readonly string[] = template.split('\n').filter((line) => /^[A-Z][^{]+$/.test(line));
