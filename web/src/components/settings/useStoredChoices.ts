import { startTransition, useOptimistic } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/**
 * Choices of which each is stored as soon as it is made: what to show, and how to change some of them. A change is shown at once, and
 * goes back with a toast where `store` throws. Its fields stay open meanwhile: one that closes would lose the keyboard's focus.
 */
export function useStoredChoices<T extends object>(
  stored: T,
  store: (choices: T) => Promise<void>,
): readonly [choices: T, change: (change: Partial<T>) => void] {
  const t = useTranslate();
  const toast = useToast();
  const [shown, show] = useOptimistic(stored, (before, change: Partial<T>): T => ({ ...before, ...change }));
  const { attempt } = useAction(async (choices: T) => {
    await store(choices);
    toast.success(t('notifications.saved'));
  }, t('notifications.saveFailed'));
  const change = (next: Partial<T>) =>
    startTransition(async () => {
      show(next);
      await attempt({ ...shown, ...next });
    });
  return [shown, change];
}
