import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Czech. */
export const CS_FORMS: FormTexts = {
  send: 'Odeslat',
  sending: 'Odesílání…',
  thanks: 'Děkujeme. Vaše údaje byly odeslány.',
  optional: 'nepovinné',
  choose: 'Vyberte prosím',
  yes: 'Ano',
  problems: 'Zatím nebylo nic odesláno. Zkontrolujte prosím:',
  privacy: '{business} použije vaše údaje k vyřízení vaší žádosti.',
  privacyLink: 'Ochrana osobních údajů',
  faults: {
    missing: 'Vyplňte prosím toto pole.',
    'too-long': 'Zkraťte prosím text na nejvýše {max} znaků.',
    unreadable: 'Text obsahuje znaky, které neumíme přečíst. Napište ho prosím znovu.',
    email: 'Uveďte prosím úplnou e-mailovou adresu, například jmeno@example.com.',
    phone: 'Uveďte prosím telefonní číslo, například +420 212 345 678.',
    number: 'Uveďte prosím číslo číslicemi, například 12 nebo 3,5.',
    small: 'Uveďte prosím nejméně {bound}.',
    large: 'Uveďte prosím nejvýše {bound}.',
    date: 'Uveďte prosím den, například 31. 12. 2026.',
    early: 'Uveďte prosím {bound} nebo pozdější den.',
    late: 'Uveďte prosím {bound} nebo dřívější den.',
    option: 'Vyberte prosím jednu z odpovědí.',
    pattern: 'Zkontrolujte prosím tento údaj: nemá očekávaný tvar.',
    consent: 'Zaškrtněte prosím toto pole: potřebujeme váš souhlas.',
  },
  files: {
    type: 'Vyberte prosím obrázek (JPEG, PNG, WebP) nebo soubor PDF.',
    large: 'Soubor je příliš velký. Možné je nejvýše {max} MB.',
    damaged: 'Soubor nelze přečíst. Vyberte prosím jiný.',
    unsafe: 'Soubor byl vyhodnocen jako nebezpečný a nebyl přijat.',
    unchecked: 'Soubor se nepodařilo zkontrolovat. Zkuste to prosím později.',
  },
  gone: 'Tento formulář není nebo už není k dispozici.',
  full: 'Nic nebylo odesláno: dnešní maximum je vyčerpáno. Co jste napsali, tu zůstalo. Zkuste to prosím zítra.',
};
