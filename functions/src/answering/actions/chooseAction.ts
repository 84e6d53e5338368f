import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { argumentsIn } from '../../ai/argumentsIn.ts';
import type { ChooseRequest, OfferedAction } from '../../ai/ChooseRequest.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import type { AnswerTask } from './AnswerTask.ts';
import { fitHistory } from '../rewriting/fitHistory.ts';
import type { Chosen, OpenAction } from './Choice.ts';

/**
 * The action that the provider's model wants called before a question is answered, of those that are on; what plainly stands in the
 * visitor's own words counts, and what the visitor said when asked for it. Or the procedure that it wants begun. Neither where the model
 * does not say in time: the question is answered without.
 * @param procedures That may be begun.
 */
export async function chooseAction(
  {
    question,
    turns,
    pending,
    actions: mode,
    signal,
  }: Pick<AnswerTask, 'question' | 'turns' | 'pending' | 'actions' | 'signal'>,
  provider: Pick<AiProvider, 'choose'>,
  procedures: readonly Procedure[] = [],
  done: ChooseRequest['done'] = [],
): Promise<Chosen> {
  const { widget, visitor, text, askedAt } = question;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.actionChoiceMs)]);
  try {
    const actions =
      widget.hasActions && mode !== 'off'
        ? (await untilAborted(readActions(widget.orgId, visitor.chatbotId), deadline)).filter(isFree(widget))
        : [];
    const offered = [
      ...actions.map((action) => ({ ...action, parameters: action.parameters.filter(isSaid) })),
      ...procedures.map(offerOf),
    ];
    if (offered.length === 0) return {};
    const asked = pending?.kind === 'ask' && pending.expiresAt > askedAt ? pending : undefined;
    const awaited = actions.find(({ actionId }) => actionId === asked?.actionId);
    const request = { question: text, history: fitHistory(turns), actions: offered, done, signal: deadline };
    const chosen = await untilAborted(provider.choose({ ...request, awaited: awaited?.name ?? null }), deadline);
    const procedure = procedures.find((_one, index) => procedureName(index) === chosen?.name);
    if (procedure !== undefined) return { procedure };
    const action = actions.find(({ name }) => name === chosen?.name);
    if (action === undefined || chosen === null) return {};
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
    return { action: { action, given } };
  } catch (error) {
    signal.throwIfAborted();
    logEvent('action not chosen', {}, error);
    return {};
  }
}

/** Name of a procedure for the model: no action's begins with a capital letter. */
function procedureName(index: number): string {
  return `Procedure_${index + 1}`;
}

/** A procedure as a model gets to see it: without its steps, of which it decides nothing. */
function offerOf({ title, when, examples }: Procedure, index: number): OfferedAction {
  const description = [when, ...examples].filter((sentence) => sentence !== '').join('\n');
  return {
    name: procedureName(index),
    title,
    description,
    parameters: [],
    changesSomething: false,
    isProcedure: true,
  };
}

/** Leaves out changes that a procedure makes: by themselves they would skip its checks. */
function isFree({ procedures }: Pick<Widget, 'procedures'>): (action: OpenAction) => boolean {
  const steps = procedures.filter(({ isOn }) => isOn).flatMap((procedure) => procedure.steps);
  const called = new Set(steps.flatMap((step) => (step.kind === 'call' ? step.actionId : [])));
  return ({ actionId, changesSomething }) => !changesSomething || !called.has(actionId);
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
