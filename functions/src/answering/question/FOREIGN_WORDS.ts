/** Small words of other European languages that neither English nor German has, folded: any of them makes a sentence theirs. */
const WORDS = `
nous vous le les une est pour avec dans pas sur votre notre sont peut chez aux cette
el los las una para por su que puede nuestro nuestra usted hasta enviamos
il gli di che sono della delle nostro piu anche fino alla nel
os uma nao voce seu sua pelo ate nosso
het een voor naar niet wij zijn ook kunt uw bij dat wordt binnen onze deze
nie jest oraz moze mozna przez
och att det inte ett ikke og kan til vi eller
nebo jsou muzete bir icin ile degil cu pentru sau este`;

export const FOREIGN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
