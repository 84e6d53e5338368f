import { LANGUAGE_WORDS } from '../text/LANGUAGE_WORDS.ts';

/** Language with the signs by which a text is taken for one in it. */
interface Spoken {
  code: string;
  /** Frequent words, separated by spaces. */
  words: string;
  /** Letters that no other language of the table has, and those that few have. */
  letters: string;
  shared: string;
}

/**
 * Languages in the Latin script that a message may be known to be in, by their codes of BCP 47: those of the widget's texts, and
 * Finnish, Hungarian and Romanian.
 */
export const SPOKEN_LANGUAGES = [
  {
    code: 'en',
    words: `${LANGUAGE_WORDS.en.stop} yes thanks thank hello please order much many long ship delivery open could where's don't it's i'm`,
    letters: '',
    shared: '',
  },
  {
    code: 'de',
    words: `${LANGUAGE_WORDS.de.stop} ja hallo danke guten tag gruesse kostet lange sehr geht schon gerne bitte meine mehr moechte`,
    letters: 'ß',
    shared: 'äöü',
  },
  {
    code: 'fr',
    words:
      'le la les un une des du de je tu il elle nous vous ils est sont suis ai avez avons ont et ou mais que qui quoi quand comment combien pourquoi dans sur pour avec sans pas ne ce cette ces mon ma mes votre vos notre nos bonjour merci oui non au aux en chez puis peut pouvez voudrais commande livraison coute prix jours se sa son leur y',
    letters: 'œù',
    shared: 'éèêàçîôë',
  },
  {
    code: 'it',
    words:
      'il lo la gli le un uno una di del della dei delle da dal in nel nella con su per tra fra io tu lui lei noi voi loro che chi cosa quando dove come quanto quanti perche e ed o ma non si sono sei siamo avete ho ha hai abbiamo mi ti ci vi questo questa mio mia vostro vostra nostro buongiorno ciao grazie ordine spedizione costa giorni posso vorrei anche piu alla al',
    letters: 'ìò',
    shared: 'àèéù',
  },
  {
    code: 'es',
    words:
      'el la los las un una unos unas de del al en con por para sin sobre yo tu usted nosotros ellos que quien cuando donde como cuanto cuanta cuantos porque y o pero no si es son soy esta estan tengo tiene hay me te se nos le les mi mis su sus este esta esto hola gracias buenos dias pedido envio cuesta puedo quiero muy mas ya lo ha he',
    letters: 'ñ¿¡',
    shared: 'áíóúé',
  },
  {
    code: 'pt',
    words:
      'o a os as um uma de do da dos das em no na nos nas com por para sem sobre eu voce voces nos eles que quem quando onde como quanto quanta quantos porque e ou mas nao sim sao sou esta estao tenho tem ha me te se meu minha seu sua este isso ola obrigado obrigada bom dia pedido envio custa posso quero muito mais ja ao',
    letters: 'ãõ',
    shared: 'áíóúéâêôçà',
  },
  {
    code: 'nl',
    words:
      'de het een van in op te en of maar dat die dit deze ik je jij u wij we jullie zij ze hij is zijn was ben bent heb heeft hebben kan kunt kunnen wil wilt niet geen wel ook met voor door naar bij uit om als dan wat wie waar wanneer hoe hoeveel waarom mijn uw jouw ons onze hallo dank bedankt graag bestelling verzending kost dagen nog er al goedemorgen',
    letters: '',
    shared: 'ë',
  },
  {
    code: 'pl',
    words:
      'i w na z ze do od po za o u dla przez bez jest sa byl bylo mam ma mamy macie nie tak czy co kto gdzie kiedy jak ile dlaczego ktory ktora ten ta to te moj moja moje panstwa prosze dziekuje dzien dobry czesc zamowienie wysylka kosztuje dni moge chce sie juz tylko bardzo ja ty on my wy oni jego jej',
    letters: 'łżśćźąń',
    shared: 'óę',
  },
  {
    code: 'cs',
    words:
      'a v na s se z ze do od po za o u pro bez je jsou byl bylo mam ma mame mate ne ano co kdo kde kdy jak kolik proc ktery ktera ten ta to muj moje vase prosim dekuji dobry den ahoj objednavka doprava stoji dni mohu chci si uz jen velmi ja ty on my vy oni jeho jeji nebo ale take jsem jste',
    letters: 'řěů',
    shared: 'čšžýáíéú',
  },
  {
    code: 'tr',
    words:
      've bir bu su o ben sen siz biz onlar ile icin de da mi mu ne kim nerede ne zaman nasil kac neden var yok degil evet hayir merhaba tesekkurler tesekkur ederim lutfen siparis siparisim kargo teslimat fiyat ucret gun cok daha ama veya benim sizin olarak ise gibi kadar sonra olur istiyorum nezaman gunaydin iyi',
    letters: 'ğış',
    shared: 'çöü',
  },
  {
    code: 'da',
    words:
      'og i jeg det at en et den til er som paa de med han af for ikke der var mig sig men har om vi min havde ham hun nu over da fra du ud sin dem os op hvad hvem hvor hvornaar hvordan hvor hvorfor kan vil skal hej tak goddag bestilling levering koster dage meget ogsaa min mit mine jeres vores eller ja nej blive',
    letters: 'æø',
    shared: 'å',
  },
  {
    code: 'sv',
    words:
      'och i jag det att en ett den till ar som pa de med han av for inte var mig sig men har om vi min hade honom hon nu over da fran du ut sin dem oss upp vad vem var nar hur varfor kan vill ska hej tack bestallning leverans kostar dagar mycket ocksa mitt mina er era var eller ja nej finns',
    letters: '',
    shared: 'åäö',
  },
  {
    code: 'fi',
    words:
      'ja on ei en et se han mina sina me te he tama tuo mika kuka missa milloin miten kuinka paljon miksi kun jos mutta tai myos minun teidan kiitos hei moi paivaa tilaus toimitus maksaa paivaa voinko haluan olen ovat oli onko kanssa ilman vain viela jo nyt hyvaa huomenta kauan',
    letters: '',
    shared: 'äö',
  },
  {
    code: 'hu',
    words:
      'a az egy es vagy de hogy nem igen van vannak volt lesz en te o mi ti ez azt ezt ki hol mikor hogyan mennyi miert ha is csak mar meg kell lehet szeretnek koszonom szia jo napot kerem rendeles szallitas kerul nap napot nekem az onok mennyibe tart be fel',
    letters: 'őű',
    shared: 'áéíóúöü',
  },
  {
    code: 'ro',
    words:
      'si in la de cu pe pentru din sau dar nu da este sunt am ai are avem aveti eu tu el ea noi voi ei ce cine unde cand cum cat cate care un o unei meu mea mele dumneavoastra buna ziua multumesc va rog comanda livrare costa zile pot vreau foarte mai deja sa se imi il ca fi',
    letters: 'șțăşţ',
    shared: 'âî',
  },
] as const satisfies readonly Spoken[];

/** Languages that are known by their script alone, in the order in which they are looked for: Japanese has Chinese letters too. */
export const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

/** Codes of the languages that a message may be known to be in. */
export const LANGUAGE_CODES = [...SPOKEN_LANGUAGES.map(({ code }) => code), ...SCRIPTS.map(([code]) => code)] as const;

export type SpokenLanguage = (typeof LANGUAGE_CODES)[number];
