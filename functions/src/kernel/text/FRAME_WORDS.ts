import { fold } from '@parlance/domain/text/fold';
import { stem } from './stem.ts';

const ENGLISH =
  'long much many take last often old soon early late high big large far cost price expensive cheap know need find use possible allowed available offer happen get give make come go keep work way there one second first yes please would like include included anything something still already new ask question tell';
const GERMAN =
  'lang lange dauern dauert kosten kostet teuer preis hoch gross oft alt darf duerfen durfte moeglich geht gehen brauchen brauche benoetigen bieten anbieten bekommen bekomme erhalten finden wissen heisst lautet nehmen passiert passieren guenstig gern gerne frage fragen tun dabei trotzdem schon neu gilt gelten gibt liegt betraegt';

/** Stems of words that say how something is asked rather than what about: "how long does it take", "was kostet". */
export const FRAME_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${GERMAN}`.split(' ').map((word) => stem(fold(word))),
);
