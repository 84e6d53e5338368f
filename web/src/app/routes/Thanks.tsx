import { useLocation } from 'react-router';
import { OrgGates } from '#web/app/frame/gates/OrgGates.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { ThanksPage } from '#web/features/thanks/components/ThanksPage.tsx';

/** For people with an organization, which the gates load, with a way to try again where that fails. Its language is in the address. */
export default function Thanks() {
  const locale = publicLocale(useLocation().pathname);
  return (
    <OrgGates>
      <ThanksPage locale={locale} />
    </OrgGates>
  );
}
