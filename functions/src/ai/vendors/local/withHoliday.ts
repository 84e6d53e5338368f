import { words } from '@parlance/domain/text/words';
import { takeDates } from '../../../kernel/text/amounts/takeDates.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

interface Text {
  heading: string;
  text: string;
}

/** Days of the year by their name, as its folded words. */
const HOLIDAYS = Object.values(VOCABULARIES)
  .flatMap(({ questions }) => questions.holidays.trim().split('\n'))
  .map((line) => {
    const [date = '', ...name] = line.split(' ');
    const [month, day] = date.split('-').map(Number);
    return { month, day, name: name.join(' ') };
  });

/** Texts with the name of a day in their heading where a question names it and they give its date: Christmas Eve is 24 December. */
export function withHoliday<T extends Text>(question: string, texts: readonly T[]): readonly T[] {
  const asked = ` ${words(question).join(' ')} `;
  const holiday = HOLIDAYS.find(({ name }) => asked.includes(` ${name} `));
  if (holiday === undefined) return texts;
  const isIt = ({ text }: T): boolean =>
    takeDates(text).dates.some(({ day, month }) => day === holiday.day && month === holiday.month);
  return texts.map((one) => (isIt(one) ? { ...one, heading: `${one.heading} ${holiday.name}`.trim() } : one));
}
