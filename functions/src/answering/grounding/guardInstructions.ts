import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { PROMPT_RULES } from '../../ai/PROMPT_FOLDER.ts';
import { remembered } from '../../kernel/text/remembered.ts';
import { createLeakGuard } from './createLeakGuard.ts';
import { secretSentences } from './secretSentences.ts';

/** Everybody can read the templates that instructions start from: their wording is no business's secret. */
const TEMPLATES = Object.values(SHARED_TEXTS)
  .flatMap(({ instructionTemplates }) => Object.values(instructionTemplates).map(({ text }) => text))
  .join('\n');

/** Maximum number of chatbots whose instructions are prepared at a time: each takes up to 3 MB. */
const PREPARED = 10;

/** Secret are our own rules and the wording of a chatbot's instructions. */
const guardOf = remembered(PREPARED, (instructions) => {
  const secret = [...PROMPT_RULES, ...secretSentences(instructions)];
  return createLeakGuard(secret.join('\n'), TEMPLATES);
});

/**
 * The leak guard of a chatbot: see `createLeakGuard`.
 * @param open What may be said although the instructions have it too: names and passages.
 */
export function guardInstructions(
  instructions: string,
  open: readonly string[],
): (written: string, next: string) => boolean {
  return guardOf(instructions)(open.join('\n'));
}
