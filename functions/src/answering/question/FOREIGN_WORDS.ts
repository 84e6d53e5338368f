import { LOCALES } from '@parlance/domain/locales';

/** Small words of languages, folded, that no language of the product's has but those that share a line. */
const WORDS: readonly (readonly [languages: string, words: string])[] = [
  ['fr', 'nous vous le les une est pour avec dans pas sur votre notre sont peut chez aux cette'],
  ['es', 'el los las una para por su que puede nuestro nuestra usted hasta enviamos'],
  ['it', 'il gli di che sono della delle nostro piu anche fino alla nel'],
  ['pt', 'os uma nao voce seu sua pelo ate nosso'],
  ['nl', 'het een voor naar niet wij zijn ook kunt uw bij dat wordt binnen onze deze'],
  ['pl', 'nie jest oraz moze mozna przez'],
  ['sv da no', 'och att det inte ett ikke og kan til vi eller'],
  ['cs tr ro', 'nebo jsou muzete bir icin ile degil cu pentru sau este'],
];

/** Words of languages that the product does not speak: any of them makes a sentence theirs. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  WORDS.filter(([languages]) => !LOCALES.some((locale) => languages.split(' ').some((one) => one === locale))).flatMap(
    ([, words]) => words.split(' '),
  ),
);
