import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { CS_FORMS } from './CS_FORMS.ts';
import { DA_FORMS } from './DA_FORMS.ts';
import { DE_FORMS } from './DE_FORMS.ts';
import { EN_FORMS } from './EN_FORMS.ts';
import { ES_FORMS } from './ES_FORMS.ts';
import { FR_FORMS } from './FR_FORMS.ts';
import { IT_FORMS } from './IT_FORMS.ts';
import { NL_FORMS } from './NL_FORMS.ts';
import { PL_FORMS } from './PL_FORMS.ts';
import { PT_FORMS } from './PT_FORMS.ts';
import { SV_FORMS } from './SV_FORMS.ts';
import { TR_FORMS } from './TR_FORMS.ts';
import type { FormTexts } from './FormTexts.ts';

/** The product's own words around forms, by language of the chat. */
export const FORM_TEXTS: Readonly<Record<WidgetLocale, FormTexts>> = {
  en: EN_FORMS,
  de: DE_FORMS,
  fr: FR_FORMS,
  it: IT_FORMS,
  es: ES_FORMS,
  nl: NL_FORMS,
  pl: PL_FORMS,
  pt: PT_FORMS,
  cs: CS_FORMS,
  tr: TR_FORMS,
  da: DA_FORMS,
  sv: SV_FORMS,
};
