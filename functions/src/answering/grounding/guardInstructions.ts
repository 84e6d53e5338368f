import { INSTRUCTION_TEMPLATES } from '@parlance/domain/instructionTemplates';
import { CORRECTION_RULE, FORMER_RULE, PROMPT_RULES } from '../../ai/buildPrompt.ts';
import { remembered } from '../../text/remembered.ts';
import { createLeakGuard, secretViews } from './createLeakGuard.ts';
import { secretSentences } from './secretSentences.ts';

/** Everybody can read the templates that instructions start from: their wording is no business's secret. */
const TEMPLATES = Object.values(INSTRUCTION_TEMPLATES)
  .flatMap((templates) => Object.values(templates).map(({ text }) => text))
  .join('\n');

/** So many chatbots' instructions are remembered: to look at them takes longer than to look at an answer. */
const REMEMBERED = 50;

/** Secret are our own rules and the wording of a chatbot's instructions. */
const viewsOf = remembered(REMEMBERED, (instructions) => {
  const secret = [...PROMPT_RULES, FORMER_RULE, CORRECTION_RULE, ...secretSentences(instructions)];
  return secretViews(secret.join('\n'), TEMPLATES);
});

/**
 * The leak guard of a chatbot: see `createLeakGuard`.
 * @param open What may be said although the instructions have it too: names and passages.
 */
export function guardInstructions(
  instructions: string,
  open: readonly string[],
): (written: string, next: string) => boolean {
  return createLeakGuard(viewsOf(instructions), open.join('\n'));
}
