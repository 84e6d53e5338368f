import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Polish. */
export const PL_FORMS: FormTexts = {
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  thanks: 'Dziękujemy. Dane zostały wysłane.',
  optional: 'nieobowiązkowe',
  choose: 'Proszę wybrać',
  yes: 'Tak',
  problems: 'Nic jeszcze nie zostało wysłane. Proszę sprawdzić:',
  privacy: '{business} wykorzystuje te dane do obsługi zgłoszenia.',
  privacyLink: 'Polityka prywatności',
  faults: {
    missing: 'Proszę wypełnić to pole.',
    'too-long': 'Proszę skrócić tekst do najwyżej {max} znaków.',
    unreadable: 'Tekst zawiera znaki, których nie możemy odczytać. Proszę wpisać go ponownie.',
    email: 'Proszę podać pełny adres e-mail, na przykład imie@example.com.',
    phone: 'Proszę podać numer telefonu, na przykład +48 22 123 45 67.',
    number: 'Proszę podać liczbę cyframi, na przykład 12 lub 3,5.',
    small: 'Proszę podać co najmniej {bound}.',
    large: 'Proszę podać najwyżej {bound}.',
    date: 'Proszę podać dzień, na przykład 31.12.2026.',
    early: 'Proszę podać dzień {bound} lub późniejszy.',
    late: 'Proszę podać dzień {bound} lub wcześniejszy.',
    option: 'Proszę wybrać jedną z odpowiedzi.',
    pattern: 'Proszę sprawdzić tę daną: nie ma oczekiwanej postaci.',
    consent: 'Proszę zaznaczyć to pole: potrzebujemy zgody.',
  },
  files: {
    type: 'Proszę wybrać obraz (JPEG, PNG, WebP) lub plik PDF.',
    large: 'Plik jest za duży. Można przesłać najwyżej {max} MB.',
    damaged: 'Nie można odczytać pliku. Proszę wybrać inny.',
    unsafe: 'Plik uznano za niebezpieczny i nie przyjęto go.',
    unchecked: 'Nie udało się sprawdzić pliku. Proszę spróbować później.',
  },
  gone: 'Tego formularza nie ma lub już nie jest dostępny.',
  full: 'Nic nie zostało wysłane: osiągnięto dzisiejszy limit. Wpisane dane nadal tu są. Proszę spróbować jutro.',
};
