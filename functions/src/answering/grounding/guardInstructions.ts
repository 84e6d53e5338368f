import { INSTRUCTION_TEMPLATES } from '@parlance/domain/instructionTemplates';
import { CORRECTION_RULE, FORMER_RULE, PROMPT_RULES } from '../../ai/buildPrompt.ts';
import { createLeakGuard } from './createLeakGuard.ts';
import { secretSentences } from './secretSentences.ts';

/** Everybody can read the templates that instructions start from: their wording is no business's secret. */
const TEMPLATES = Object.values(INSTRUCTION_TEMPLATES).flatMap((templates) =>
  Object.values(templates).map(({ text }) => text),
);

/**
 * The leak guard of a chatbot: see `createLeakGuard`. Secret are our own rules and the wording of its instructions.
 * @param open What may be said although the instructions have it too: names and passages.
 */
export function guardInstructions(
  instructions: string,
  open: readonly string[],
): (written: string, next: string) => boolean {
  return createLeakGuard(
    [...PROMPT_RULES, FORMER_RULE, CORRECTION_RULE, ...secretSentences(instructions)].join('\n'),
    [...TEMPLATES, ...open].join('\n'),
  );
}
