import type { FormField } from '../../../documents/forms/formField.ts';
import { isSimplePattern } from '../../../actions/isSimplePattern.ts';
import { LIMITS } from '../../../limits.ts';
import type { Command } from './Command.ts';
import { type MaskedText, withoutMasks } from './maskedText.ts';
import { freeName, nameFrom } from './nameFrom.ts';
import type { Replacements, StepWords } from '../vocabulary/StepWords.ts';
import { found } from './wordPatterns.ts';

export interface ReadField {
  field: FormField;
  /** Words that the line has for it, by which conditions name it. */
  about: string;
  isYesNo: boolean;
}

function replaced(text: string, replacements: Replacements): string | undefined {
  for (const [source, replacement] of replacements) {
    const pattern = new RegExp(source, 'iu');
    if (pattern.test(text)) return text.replace(pattern, replacement);
  }
  return undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listOf(text: string, listOr: string): string[] {
  const parts = text.split(new RegExp(listOr, 'iu')).map((part) => part.trim());
  const isList = parts.length >= 2 && parts.every((part) => part !== '' && part.length <= LIMITS.fieldOptionCharacters);
  return isList ? [...new Set(parts)].slice(0, LIMITS.fieldOptions) : [];
}

function optionsOf(labels: readonly string[], skipped: ReadonlySet<string>): FormField['options'] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const value = freeName(nameFrom(label, skipped), taken);
    taken.add(value);
    return { value, label: capital(label) };
  });
}

/** Pattern of a format in words: "FW- and five digits". Empty where the words are none. */
function patternFrom(text: string, { fields, conditions }: StepWords): string {
  const counts = conditions.numbers.split(' ');
  const countOf = (words: string) => (/^\d+$/.test(words) ? Number(words) : counts.indexOf(words.toLowerCase()) + 2);
  const pieces = [
    ['digits', String.raw`\d`],
    ['letters', '[A-Za-z]'],
  ] as const;
  for (const [key, sign] of pieces) {
    const match = found(text, fields[key]);
    const count = countOf(match?.groups?.['count'] ?? '');
    if (match === undefined || count < 1) continue;
    const [prefix = ''] = /^[A-Z0-9][A-Z0-9-]*(?=[\s+,]|$)/.exec(text.slice(0, match.index)) ?? [];
    const pattern = `${prefix}${sign}{${count}}`;
    return isSimplePattern(pattern) ? pattern : '';
  }
  return '';
}

function typeOf(about: string, { fields }: StepWords): FormField['type'] {
  if (found(about, fields.email) !== undefined) return 'email';
  if (found(about, fields.phone) !== undefined) return 'phone';
  if (found(about, fields.file) !== undefined) return 'file';
  if (found(about, fields.date) !== undefined) return 'date';
  if (found(about, fields.number) !== undefined) return 'number';
  return found(about, fields.long) === undefined ? 'text' : 'long-text';
}

/** Question to the visitor: as it is quoted, else in a frame of the language. */
function labelOf(about: string, command: Extract<Command, { kind: 'ask' }>, type: string, words: StepWords): string {
  const { fields, said } = words;
  if (about.endsWith('?')) return capital(about);
  let told = about;
  for (const [source, replacement] of fields.pronouns) told = told.replaceAll(new RegExp(source, 'giu'), replacement);
  if (found(told, fields.clause) !== undefined) return said.clause.replace('{what}', told);
  const thing = replaced(told, command.isDative ? fields.dative : fields.accusative);
  if (thing !== undefined) return (type === 'file' ? said.file : said.thing).replace('{what}', thing);
  const bare = command.isDative ? told.replace(/^\p{L}{3,6} (?=\p{Lu})/u, '') : told;
  return said.bare.replace('{what}', bare);
}

/** Parts of an explanation in brackets: a format, bounds, answers, a note that it is optional, or a hint. */
function bracketOf(text: string, type: FormField['type'], words: StepWords): Partial<FormField> {
  const { fields } = words;
  if (found(text, `^(?:${fields.optional})$`) !== undefined) return { isRequired: false };
  if (found(text, `^(?:${fields.example}) `) !== undefined) return { hint: capital(text) };
  const pattern = patternFrom(text, words);
  if (pattern !== '') return { type: 'text', pattern, hint: capital(text) };
  const range = found(text, `^${fields.range}$`)?.groups;
  if (range !== undefined && type !== 'date') {
    return { type: 'number', min: Number(range['min']), max: Number(range['max']) };
  }
  const list = listOf(text, fields.listOr);
  if (list.length > 0) return { type: 'choice', options: optionsOf(list, new Set()) };
  return { hint: capital(text).slice(0, LIMITS.fieldHintCharacters) };
}

/** Field of a question in words. Its name is not yet free of others. */
export function readField(command: Extract<Command, { kind: 'ask' }>, masked: MaskedText, words: StepWords): ReadField {
  const { fields, said } = words;
  const skipped = new Set(fields.skipped.split(' '));
  const [quoted] = masked.quotes(command.what);
  const [, before = command.what, listed = ''] = /^([^:]+): (.+[,/].+)$/.exec(withoutMasks(command.what)) ?? [];
  const isOptional = found(before, `,? (?:${fields.optional})$`);
  const plain = isOptional === undefined ? before : before.slice(0, isOptional.index);
  const about = quoted ?? withoutMasks(plain).replace(/^: */, '');
  const isYesNo = found(about, fields.whether) !== undefined;
  const topic = about.replace(new RegExp(fields.whether, 'iu'), '');
  const choices = isYesNo ? listOf(topic, String.raw`,? ${fields.listOr.split('|')[1]?.trim() ?? ''} `) : [];
  const type = isYesNo ? 'choice' : typeOf(about, words);
  const yesNo = optionsOf([said.yes, said.no], new Set());
  let field: FormField = {
    name: nameFrom(topic, skipped),
    type,
    label: labelOf(about, command, type, words).slice(0, LIMITS.fieldLabelCharacters),
    hint: '',
    isRequired: isOptional === undefined,
    options: isYesNo ? (choices.length > 0 ? optionsOf(choices, skipped) : yesNo) : [],
    pattern: '',
    min: null,
    max: null,
  };
  for (const text of [...masked.brackets(command.what), listed]) {
    if (text !== '') field = { ...field, ...bracketOf(text, field.type, words) };
  }
  return { field, about: topic, isYesNo: isYesNo && field.options.length === 2 && choices.length === 0 };
}
