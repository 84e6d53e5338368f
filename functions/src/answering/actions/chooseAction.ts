import { LIMITS } from '@parlance/domain/limits';
import { argumentsIn } from '../../ai/argumentsIn.ts';
import type { ChooseRequest } from '../../ai/ChooseRequest.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import type { AnswerTask } from './AnswerTask.ts';
import { fitHistory } from '../rewriting/fitHistory.ts';
import type { Choice, OpenAction } from './Choice.ts';

/**
 * The action that the provider's model wants called before a question is answered, of those that are on; what plainly stands in the
 * visitor's own words counts, and what the visitor said when asked for it. Undefined for none, and where the model does not say in
 * time: the question is answered without.
 */
export async function chooseAction(
  { question, turns, pending, signal }: Pick<AnswerTask, 'question' | 'turns' | 'pending' | 'signal'>,
  provider: Pick<AiProvider, 'choose'>,
  done: ChooseRequest['done'] = [],
): Promise<Choice | undefined> {
  const { widget, visitor, text, askedAt } = question;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.actionChoiceMs)]);
  try {
    const actions = await untilAborted(readActions(widget.orgId, visitor.chatbotId), deadline);
    if (actions.length === 0) return undefined;
    const asked = pending?.kind === 'ask' && pending.expiresAt > askedAt ? pending : undefined;
    const awaited = actions.find(({ actionId }) => actionId === asked?.actionId);
    const offered = actions.map((action) => ({ ...action, parameters: action.parameters.filter(isSaid) }));
    const request = { question: text, history: fitHistory(turns), actions: offered, done, signal: deadline };
    const chosen = await untilAborted(provider.choose({ ...request, awaited: awaited?.name ?? null }), deadline);
    const action = actions.find(({ name }) => name === chosen?.name);
    if (action === undefined || chosen === null) return undefined;
    const before = action === awaited ? (asked?.arguments ?? []) : [];
    const given = {
      ...Object.fromEntries(before.map(({ parameter, value }) => [parameter, value])),
      ...chosen.given,
      // What a model writes for a pattern or a choice, it may have made up or got masked.
      ...argumentsIn(
        text,
        action.parameters.filter(
          (parameter) => isSaid(parameter) && (parameter.pattern !== '' || parameter.options.length > 0),
        ),
      ),
    };
    return { action, given };
  } catch (error) {
    signal.throwIfAborted();
    logEvent('action not chosen', {}, error);
    return undefined;
  }
}

/** True iff the visitor says the value: no model gets to see or to choose one that is filled. */
function isSaid({ filledBy }: OpenAction['parameters'][number]): boolean {
  return filledBy === '';
}

/** A chatbot's actions that are on. */
async function readActions(orgId: string, chatbotId: string): Promise<OpenAction[]> {
  const { docs } = await refs.actions(orgId, chatbotId).limit(LIMITS.actionsPerChatbot).get();
  return docs.map((found) => ({ ...found.data(), actionId: found.id })).filter(({ isOn }) => isOn);
}
