import { DESK_KINDS, type DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { LOCALES } from '@parlance/domain/locales';
import { fold } from '@parlance/domain/text/fold';
import { DESK_WORDS } from '../../kernel/vocabulary/desk/DESK_WORDS.ts';

/** Longer messages tell a story, of which a declaration may be a part or not. */
const MAX_CHARACTERS = 300;

const FORMS = LOCALES.flatMap((locale) => {
  const words = DESK_WORDS[locale];
  const unless = new RegExp(`\\b(?:${words.unless})\\b`);
  return DESK_KINDS.map((kind) => {
    const { whole, anywhere } = words[kind];
    return { kind, unless, form: new RegExp(`^(?:${whole})$|\\b(?:${anywhere})\\b`) };
  });
});

/** Intent of somebody who declares it, or asks the way to it: the withdrawal from a contract, or its cancellation. Undefined for all else, in doubt as well. */
export function deskIntentOf(text: string): DeskKind | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return FORMS.find(({ form, unless }) => form.test(plain) && !unless.test(plain))?.kind;
}
