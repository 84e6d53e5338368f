import { nameField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod/mini';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from './inputErrors.ts';

const schema = z.object({ name: nameField(LIMITS.nameCharacters) });

/** Error of a person's own name, if any. */
export function nameError(t: Translate, name: string): string | undefined {
  return inputErrors(t, schema, { name }, { name: { missing: t('onboarding.nameInvalid') } })['name'];
}
