import type { Locale } from '../locales.ts';

/** Kinds of things that a question asks for. */
type Asked = 'when' | 'where' | 'who' | 'why';

/** Words of a language, separated by spaces. */
interface LanguageWords {
  /** Words that carry no topic. */
  stop: string;
  /** Question words by what is asked for: "when do you open" is not "where do you open". */
  asks: Readonly<Record<Asked, string>>;
  yes: string;
  no: string;
}

export const LANGUAGE_WORDS: Readonly<Record<Locale, LanguageWords>> = {
  en: {
    stop: 'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each few for from further get had has have having he her here hers him his how i if in into is it its itself just like may me might more most must my no nor not now of off on once only or other our out over own please same shall she should so some such tell than that the their them then there these they this those through to too under until up us very want was we were what when where which while who whom whose why will with would you your',
    asks: { when: 'when', where: 'where', who: 'who', why: 'why' },
    yes: 'yes',
    no: 'no',
  },
  de: {
    stop: 'aber alle allem allen aller alles als also am an ander andere auch auf aus bei beim bin bis bist bitte da dabei damit dann das dass dein deine dem den denn der des dessen deren desto dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwa etwas euch euer eure fuer gab gegen gibt habe haben habt hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jene kann kannst kein keine koennen koennt konnte machen man manche mein meine mich mir mit moechte muss musst nach nicht nichts noch nun nur ob oder ohne sagen sehr sein seine seinem seinen seiner seit sich sie sind so sollte sondern sonst soll ueber um und uns unser unsere unter viel vom von vor wann war waren warum was weil welche welchem welchen welcher welches wenn wer werden werde wie wieder wieviel will wir wird wo wollen worden wurde wurden zu zum zur zwar zwischen',
    asks: { when: 'wann', where: 'wo wohin woher', who: 'wer wen wem', why: 'warum wieso weshalb' },
    yes: 'ja',
    no: 'nein',
  },
};
