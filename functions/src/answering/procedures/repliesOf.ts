import type { Pending } from '@parlance/domain/documents/chats/pending';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import type { Question } from '../question/question.ts';
import { ownText } from './ownText.ts';

/** Replies that the visitor can click to what an answer asks; none where it asks for something else than to agree or to choose. */
export function repliesOf(
  { widget, locale: asked }: Pick<Question, 'widget' | 'locale'>,
  pending: Pending | null,
): readonly string[] {
  const locale = pending?.kind === 'run' ? pending.locale : asked;
  const { consent, isRight } = CATALOGUES[locale];
  if (pending?.kind === 'confirm') return consent;
  if (pending?.kind !== 'run') return [];
  const procedure = widget.procedures.find(({ id }) => id === pending.procedureId);
  const step = procedure?.steps.find(({ id }) => id === pending.run.step);
  if (step?.kind === 'confirm') return isRight;
  return step?.kind === 'ask' ? step.field.options.map(({ label }) => ownText(locale, label)) : [];
}
