import type { AiProvider } from '../../ai/AiProvider.ts';
import { withMasking } from '../../figures/withMasking.ts';
import type { Question } from './question.ts';

/** The provider as a question may reach it: where the business wants that, its models get no visitor's personal data. */
export function providerFor(
  { widget, locale, identity }: Pick<Question, 'identity' | 'locale' | 'widget'>,
  provider: AiProvider,
): AiProvider {
  if (!widget.masksPersonalData) return provider;
  return withMasking(provider, locale, { names: [identity?.name ?? ''], emails: [identity?.email ?? ''], phones: [] });
}
