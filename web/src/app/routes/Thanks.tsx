import { useLocation } from 'react-router';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { ThanksPage } from '#web/features/thanks/components/ThanksPage.tsx';

/** Page that Stripe's checkout leads to after a purchase. Its language is in the address. */
export default function Thanks() {
  return <ThanksPage locale={publicLocale(useLocation().pathname)} />;
}
