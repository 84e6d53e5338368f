import '#web/theme/contact.css';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { PublicLayout } from '#web/components/public/PublicLayout.tsx';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ContactField } from './ContactField.tsx';

interface ContactPageProps {
  locale: Locale;
}

/** A message to the operator. scripts/contact.ts checks and sends it; without scripts the address stands in its place. */
export function ContactPage({ locale }: ContactPageProps) {
  const t = useTranslate();
  return (
    <PublicLayout locale={locale} pathOf={paths.contact} className="public-width public-text">
      <h1>{t('contact.title')}</h1>
      <p className="public-lead">{t('contact.lead')}</p>
      <form
        className="contact-form"
        noValidate
        data-contact={locale}
        data-required={t('form.required')}
        data-email={t('form.emailInvalid')}
        data-long={t('contact.tooLong', { max: LIMITS.leadMessageCharacters })}
        data-sending={t('contact.sending')}
        data-limited={t('error.rate-limited')}
        data-failed={t('contact.failed')}
      >
        <ContactField name="email" label={t('form.email')} type="email" autoComplete="email" required />
        <ContactField name="phone" label={t('contact.phone')} type="tel" autoComplete="tel" />
        <ContactField name="message" label={t('contact.message')} required />
        <div className="contact-website" aria-hidden="true">
          <label htmlFor="contact-website">Website</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="contact-consent">
          <input
            id="contact-consent"
            name="consent"
            type="checkbox"
            required
            aria-describedby="contact-consent-error"
          />
          <label htmlFor="contact-consent">
            {t('contact.consent')} <a href={paths.privacyPolicy(locale)}>{t('privacy.link')}</a>
          </label>
          <p className="contact-error" id="contact-consent-error" />
        </div>
        <button type="submit" className="public-button primary">
          {t('contact.send')}
        </button>
        <output className="contact-status" />
      </form>
      <section className="contact-sent" tabIndex={-1} hidden>
        <h2>{t('contact.sentTitle')}</h2>
        <p>{t('contact.sentText')}</p>
        <p>
          <a href={paths.docs(locale)}>{t('contact.toDocs')}</a>
        </p>
      </section>
      <p className="public-note">
        {t('contact.orWrite')} <a href={`mailto:${site.contact}`}>{site.contact}</a>
      </p>
      <script src="/scripts/contact.js" defer />
    </PublicLayout>
  );
}
